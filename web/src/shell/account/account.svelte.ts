/** All about oneself, as the sections of one's own page share it. */
import type { AccountMessage } from '../../generated/types';
import { accounts } from '../../net/account';
import { isKnownHere, wasCancelled } from '../../net/passkeys';
import { mine } from '../state/mine.svelte';
import { sentenceOf } from '../state/sentence';
import { toasts } from '../state/toasts.svelte';
import { say } from './words';

class Account {
  known = $state.raw<AccountMessage | null>(null);
  busy = $state(false);

  async look(): Promise<void> {
    this.known = await accounts.look();
  }

  /** Does something, looks what came of it, and says so; or says why not. Whether it was done. */
  async attempt(act: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true;
    try {
      await act();
      await this.look();
      if (done) toasts.say(done);
      return true;
    } catch (error) {
      if (!wasCancelled(error)) toasts.say(isKnownHere(error) ? say('passkey-here') : sentenceOf(error), 'refusal');
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** This browser is somebody else's from now on. */
  async become(): Promise<void> {
    this.known = null;
    await Promise.all([mine.look(), this.look()]);
  }
}

export const account = new Account();
