import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { useState } from 'react';
import { run } from '../../calls/run.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { useCommand } from '../../calls/use-command.ts';
import { recheckEmail } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.verifyEmail;

type Verification = {
  isSending: boolean;
  /** The outcome of the last press, for a live region. */
  said: string;
  /** Whether the last press failed. */
  isProblem: boolean;
  /** Whether it was sent. */
  send: () => Promise<boolean>;
  /**
   * Checks again whether the address is confirmed. Only an explicit press reports that it is not.
   */
  recheck: (wasPressed: boolean) => Promise<boolean>;
};

/** Sends the link that confirms the user's address, and notices when it was opened. */
export function useEmailVerification(email: string, returnTo: string): Verification {
  const [{ said, isProblem }, say] = useState({ said: '', isProblem: false });
  const { start, isRunning } = useCommand(
    () => run('requestEmailVerification', { returnTo }),
    ({ message }) => say({ said: message, isProblem: true }),
  );

  const send = async () => {
    if (!(await start())) return false;
    say({ said: t.sent(readableEmail(email)), isProblem: false });
    return true;
  };

  const recheck = async (wasPressed: boolean) => {
    const isConfirmed = await recheckEmail();
    if (wasPressed && !isConfirmed)
      say({ said: isConfirmed === false ? t.notYet : callTexts.unread, isProblem: true });
    return isConfirmed === true;
  };

  return { isSending: isRunning, said, isProblem, send, recheck };
}
