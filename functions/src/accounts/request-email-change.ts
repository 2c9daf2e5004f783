import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import {
  accepted,
  functionsMessages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { inConstantTime } from '../core/constant-time.ts';
import { handler } from '../core/handler.ts';
import { isStillKnown } from '../core/known-account.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import {
  addressChangeEmail,
  addressTakenEmail,
  emailChangeNotice,
} from '../emails/templates/email-change.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { freshLink, sendableCode } from './account-links.ts';
import { mayWrite } from './email-limit.ts';

/**
 * Sends the new address a link that moves the caller's account to it within an hour, and the
 * current one a notice with a link that prevents or undoes it. Only the mailbox learns whether the
 * new address already has an account. Failures: signInNeeded, freshSignInNeeded, the current
 * address (field email), an unconfirmed current address, too many e-mails (field form).
 */
export const requestEmailChange = handler(
  'requestEmailChange',
  ['keyedHash'],
  async ({ email }, { person }, tools) => {
    if (person.email === '') return refused({ kind: 'signInNeeded' });
    // Otherwise someone who never proved to own the first address could keep access to an account
    // that its owner takes over later.
    if (!person.emailVerified)
      return refusedAt(wholeForm, 'emailUnverified', functionsMessages.ownEmailUnverified);
    if (isSameEmail(person.email, email))
      return refusedAt('email', 'sameEmail', 'Das ist schon deine E-Mail-Adresse.');
    const newEmail = email.toLowerCase();
    // By person as well as by address: otherwise one account could write to the whole world.
    if (
      !(await mayWrite(
        'emailChange',
        { mailbox: mailboxOf(newEmail), others: [person.uid] },
        tools,
      ))
    ) {
      return refusedAt(wholeForm, 'tooManyEmails', functionsMessages.tooManyEmails);
    }
    return inConstantTime(() => sendEmails(person, newEmail, tools), tools);
  },
);

async function sendEmails(
  { uid, email }: Person,
  newEmail: string,
  tools: Tools,
): Promise<Outcome<Record<string, never>>> {
  const { accounts, db, now, origin } = tools;
  const about = { uid, email, newEmail };
  const isTold = await inTransaction(db, async (tx) => {
    const user = (await tx.get(collections(db).user(uid))).data();
    if (!(await isStillKnown({ uid, email }, user, tools))) return false;
    const { code, ref, link } = freshLink({ kind: 'keepEmail', ...about }, tools);
    tx.create(ref, link);
    const wayBack = actionLink({ mode: 'keepEmail', code }, origin);
    queueEmail(tx, accountEmail(email, emailChangeNotice(newEmail, wayBack), now()), db);
    return true;
  });
  if (!isTold) return refused({ kind: 'signInNeeded' });
  if (await accounts.withEmail(newEmail)) {
    await queueAccountEmail(newEmail, addressTakenEmail(origin), tools);
    return accepted({});
  }
  const code = await sendableCode({ kind: 'changeEmail', ...about }, tools);
  await queueAccountEmail(
    newEmail,
    addressChangeEmail(actionLink({ mode: 'changeEmail', code }, origin)),
    tools,
  );
  return accepted({});
}
