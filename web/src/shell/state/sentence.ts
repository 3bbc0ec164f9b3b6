import { say, t } from '../../i18n/texts.svelte';
import { Refused } from '../../net/api';

/** Why something was not done, in the reader's language where there is a reason. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) {
    const { reason, error: sentence, done } = error.refusal;
    const why = reason ? say(reason) : sentence;
    return done ? `${why} ${t('some-done', { done })}` : why;
  }
  return String(error);
}
