import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { passwordResetEmail } from '../emails/templates/password-reset.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { sendableCode } from './account-links.ts';
import { inConstantTime } from './constant-time.ts';
import { mayWrite } from './email-limit.ts';

/**
 * Sends a link to a new password, if the address has an account and was not written to too often (design section 6).
 * Anybody may call it; the answer is always the same and takes the same time, so that it tells of no account.
 */
export const requestPasswordReset = handler('requestPasswordReset', async ({ email }, _caller, tools) => {
  await inConstantTime(sendReset(email.toLowerCase(), tools), tools);
  return accepted({});
});

async function sendReset(address: string, tools: Tools): Promise<void> {
  if (!(await mayWrite('passwordReset', [address], tools))) return;
  const person = await tools.accounts.withEmail(address);
  if (!person || person.disabled) return;
  const code = await sendableCode({ kind: 'resetPassword', uid: person.uid, email: person.email, newEmail: '' }, tools);
  await queueAccountEmail(person.email, passwordResetEmail(actionLink({ mode: 'resetPassword', code }, tools.origin)), tools);
}
