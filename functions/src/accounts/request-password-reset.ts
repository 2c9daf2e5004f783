import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import { accepted } from '@platzwart/domain/failure';
import { inConstantTime } from '../core/constant-time.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { passwordResetEmail } from '../emails/templates/password-reset.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { sendableCode } from './account-links.ts';
import { mayWrite } from './email-limit.ts';

/**
 * Sends a password reset link if the address has an account and is within its limit. Public; the
 * answer and its timing are always the same, so that they reveal no account.
 */
export const requestPasswordReset = handler(
  'requestPasswordReset',
  ['keyedHash'],
  async ({ email }, _caller, tools) => {
    await inConstantTime(() => sendReset(email.toLowerCase(), tools), tools);
    return accepted({});
  },
);

async function sendReset(address: string, tools: Tools<'keyedHash'>): Promise<void> {
  if (!(await mayWrite('passwordReset', { mailbox: mailboxOf(address) }, tools))) return;
  const person = await tools.accounts.withEmail(address);
  if (!person || person.disabled) return;
  const code = await sendableCode(
    { kind: 'resetPassword', uid: person.uid, email: person.email, newEmail: '' },
    tools,
  );
  await queueAccountEmail(
    person.email,
    passwordResetEmail(actionLink({ mode: 'resetPassword', code }, tools.origin)),
    tools,
  );
}
