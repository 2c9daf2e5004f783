import { useState } from 'react';
import type { CallResult } from '../../firebase/calls.ts';
import { recheckEmail, requestEmailVerification } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.verifyEmail;

export type Verification = {
  isSending: boolean;
  /** What became of the last press, for a live region. */
  said: string;
  /** Whether the last press went wrong. */
  isProblem: boolean;
  send: () => Promise<void>;
  /** Asks anew whether the address is confirmed. Only one who has pressed for it is told that it is not. */
  recheck: (wasPressed: boolean) => Promise<boolean>;
};

/** Sending the link that confirms one's own address, and noticing that it was opened. */
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

/** What became of asking for the e-mail, in words. */
export function saidOf(result: CallResult<'requestEmailVerification'>, email: string): { text: string; isProblem: boolean } {
  if (result.kind === 'done') return { text: t.sent(email), isProblem: false };
  if (result.kind === 'refused') return { text: result.details.map(({ message }) => message).join(' '), isProblem: true };
  return { text: result.kind === 'denied' ? t.denied : t.failed, isProblem: true };
}
