import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { accepted, functionsMessages, refused, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { Person } from '../core/accounts.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { addressChangeEmail, addressTakenEmail, emailChangeNotice } from '../emails/templates/email-change.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { sendableCode } from './account-links.ts';
import { inConstantTime } from './constant-time.ts';
import { mayWrite } from './email-limit.ts';

/**
 * Sends the new address a link by which the caller's account takes it over within an hour (design section 6), and the old one a notice with
 * a link that prevents or undoes it. Whether the new address has an account already is told to its mailbox alone.
 * Failures: signInNeeded, freshSignInNeeded, the address one has (field email), one that was never confirmed, too many e-mails (field form).
 */
export const requestEmailChange = handler('requestEmailChange', async ({ email }, { person }, tools) => {
  if (person.email === '') return refused({ kind: 'signInNeeded' });
  // Whoever has not shown that the first address is theirs would keep a way into an account that its owner takes over later.
  if (!person.emailVerified) return refusedAt(wholeForm, 'emailUnverified', functionsMessages.ownEmailUnverified);
  if (isSameEmail(person.email, email)) return refusedAt('email', 'sameEmail', 'Das ist schon deine E-Mail-Adresse.');
  const newEmail = email.toLowerCase();
  // By person as well as by address: else one account could write to the whole world.
  if (!(await mayWrite('emailChange', [newEmail, person.uid], tools))) {
    return refusedAt(wholeForm, 'tooManyEmails', functionsMessages.tooManyEmails);
  }
  await inConstantTime(sendEmails(person, newEmail, tools), tools);
  return accepted({});
});

async function sendEmails({ uid, email }: Person, newEmail: string, tools: Tools): Promise<void> {
  const { accounts, origin } = tools;
  const about = { uid, email, newEmail };
  const wayBack = actionLink({ mode: 'keepEmail', code: await sendableCode({ kind: 'keepEmail', ...about }, tools) }, origin);
  await queueAccountEmail(email, emailChangeNotice(newEmail, wayBack), tools);
  if (await accounts.withEmail(newEmail)) {
    await queueAccountEmail(newEmail, addressTakenEmail(origin), tools);
    return;
  }
  const code = await sendableCode({ kind: 'changeEmail', ...about }, tools);
  await queueAccountEmail(newEmail, addressChangeEmail(actionLink({ mode: 'changeEmail', code }, origin)), tools);
}
