/** What is said about house rules: `say('reports')` is `hosting-reports`; its texts come with what shows them. */
import { inRoom } from '../../i18n/texts.svelte';
import type { Args } from '../../i18n/fluent';

export const say = (id: string, args: Args = {}): string => inRoom('hosting', id, args);
