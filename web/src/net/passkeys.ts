/** Passkeys, as the browser makes them and answers with them. */
import type { NewPasskey, PasskeyAnswer, PasskeyChallenge, SignInChallenge } from '../generated/types';

const PATIENCE = 120_000; // milliseconds
/** EdDSA, ES256 and RS256: one of them every device can do. */
const ALGORITHMS = [-8, -7, -257];

/** Bytes as they are written to the server: base64url without padding. */
export function written(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function read(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Whether this browser can do it, where we are. */
export function canPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window;
}

/** The reader has changed their mind, or waited too long: nothing to complain about. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** This device has a passkey of mine already. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

export async function make(asked: PasskeyChallenge, name: string): Promise<NewPasskey> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: read(asked.challenge),
    rp: { id: asked.place, name: 'Castillo' },
    user: { id: read(asked.user), name: asked.name, displayName: asked.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: read(id) })),
    attestation: 'none',
    timeout: PATIENCE,
  };
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, client_data: written(clientDataJSON), attestation: written(attestationObject), name };
}

export async function answer(asked: SignInChallenge): Promise<PasskeyAnswer> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: read(asked.challenge),
    rpId: asked.place,
    userVerification: 'preferred',
    timeout: PATIENCE,
  };
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = given.response as AuthenticatorAssertionResponse;
  return {
    id: given.id,
    client_data: written(clientDataJSON),
    authenticator_data: written(authenticatorData),
    signature: written(signature),
  };
}
