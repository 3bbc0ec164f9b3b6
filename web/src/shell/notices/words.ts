/** What is said of notices: `say('push')` is `notices-push`. */
import type { Args } from '../../i18n/fluent';
import { inRoom } from '../../i18n/texts.svelte';

export const say = (id: string, args: Args = {}): string => inRoom('notices', id, args);

/** What a channel is called: “Firefox on Android”, a letter, where a webhook leads. */
export function called(kind: string, label: string): string {
  if (kind === 'mail') return say('letters');
  if (kind === 'webhook') return label;
  const [browser, system] = label.split('/');
  return browser && system ? say('browser', { browser, system }) : say('some-browser');
}
