import { useState } from 'react';
import type { CallResult } from '../../firebase/calls.ts';
import { recheckEmail, requestEmailVerification } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.verifyEmail;

export type Verification = {
  isSending: boolean;
  /** The outcome of the last press, for a live region. */
  said: string;
  /** Whether the last press failed. */
  isProblem: boolean;
  send: () => Promise<void>;
  /** Checks again whether the address is confirmed. Only an explicit press reports that it is not. */
  recheck: (wasPressed: boolean) => Promise<boolean>;
};

/** Sends the link that confirms the user's address, and notices when it was opened. */
export function useEmailVerification(email: string, returnTo: string): Verification {
  const [isSending, setSending] = useState(false);
  const [{ said, isProblem }, say] = useState({ said: '', isProblem: false });

  const send = async () => {
    setSending(true);
    const result = await requestEmailVerification(returnTo);
    setSending(false);
    const { text, isProblem } = saidOf(result, email);
    say({ said: text, isProblem });
  };

  const recheck = async (wasPressed: boolean) => {
    const isConfirmed = await recheckEmail();
    if (wasPressed && !isConfirmed) say({ said: isConfirmed === false ? t.notYet : t.failed, isProblem: true });
    return isConfirmed === true;
  };

  return { isSending, said, isProblem, send, recheck };
}

/** The outcome of requesting the e-mail, in words. */
export function saidOf(result: CallResult<'requestEmailVerification'>, email: string): { text: string; isProblem: boolean } {
  if (result.kind === 'done') return { text: t.sent(email), isProblem: false };
  if (result.kind === 'refused') return { text: result.details.map(({ message }) => message).join(' '), isProblem: true };
  return { text: result.kind === 'denied' ? t.denied : t.failed, isProblem: true };
}
