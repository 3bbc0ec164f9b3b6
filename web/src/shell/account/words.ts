/** What is said in this room: `say('mail')` is `account-mail`; its texts come with its page. */
import { inRoom } from '../../i18n/texts.svelte';
import type { Args } from '../../i18n/fluent';

export const say = (id: string, args: Args = {}): string => inRoom('account', id, args);
