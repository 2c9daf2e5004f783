/** Whether this page offers a passkey, after a sign-in with a password: once on each device. */
import { useSyncExternalStore } from 'react';

const key = 'platzwart-passkey-angebot';
const listeners = new Set<() => void>();
let isOffered = false;

function set(next: boolean): void {
  isOffered = next;
  for (const hear of listeners) hear();
}

/** Nothing where it was offered before, or the device has no finger, face or PIN to ask for. */
export async function offerPasskey(): Promise<void> {
  try {
    if (localStorage.getItem(key) !== null) return;
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return;
    const { ownFactor } = await import('../../firebase/own-factor.ts');
    if (!(await ownFactor({ googleCounts: false })).isByPassword) return;
    localStorage.setItem(key, '1');
    set(true);
  } catch {
    // No passkeys here, or nothing is stored: it would be offered again and again.
  }
}

export const endPasskeyOffer = () => set(false);

export function usePasskeyOffer(): boolean {
  return useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    () => isOffered,
  );
}
