/** What the page asks about oneself; it comes with one's own page. */
import type {
  AccountMessage,
  Brought,
  Done,
  MeMessage,
  NewPasskey,
  PasskeyAnswer,
  PasskeyChallenge,
  Profile,
  RecoveryCodes,
  SignInChallenge,
} from '../generated/types';
import { get, post } from './api';

const LETTER = 30; // seconds that a mail server may take

export const accounts = {
  look: () => get<AccountMessage>('/me/account'),
  change: (profile: Profile) => post<AccountMessage>('/me/profile', profile),
  signOut: (everywhere: boolean) => post<Done>('/me/sign-out', { everywhere }),
  bring: () => post<Brought>('/me/bring'),
  remove: (name: string) => post<Done>('/me/delete', { name }),
  newPasskey: () => post<PasskeyChallenge>('/me/passkeys/begin'),
  addPasskey: (passkey: NewPasskey) => post<Done>('/me/passkeys', passkey),
  renamePasskey: (id: string, name: string) => post<Done>(`/me/passkeys/${id}`, { name }),
  removePasskey: (id: string) => post<Done>(`/me/passkeys/${id}/remove`),
  askPasskey: () => post<SignInChallenge>('/sign-in/begin'),
  signIn: (answer: PasskeyAnswer) => post<MeMessage>('/sign-in/passkey', answer),
  makeCodes: () => post<RecoveryCodes>('/me/codes'),
  useCode: (code: string) => post<MeMessage>('/sign-in/code', { code }),
  addEmail: (email: string, language: string) => post<Done>('/me/email', { email, language }, LETTER),
  removeEmail: () => post<Done>('/me/email/remove'),
  confirmEmail: (token: string) => post<Done>(`/mail/confirm/${token}`),
  askForLetter: (email: string, language: string) => post<Done>('/sign-in/mail', { email, language }),
  useLetter: (token: string) => post<MeMessage>(`/mail/sign-in/${token}`),
};
