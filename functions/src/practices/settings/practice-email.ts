/** The practice's own address is confirmed by a link that was sent there: until then nothing else is, and no patient sees it. */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { accepted, functionsMessages, refused, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { confirmedEmailOf, isEmailConfirmed } from '@platzwart/domain/practice/account';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { queueEmail } from '../../emails/outbox.ts';
import { administratorsOf, receiversOf } from '../../emails/receivers.ts';
import { practiceAddressChangedEmails } from '../../emails/templates/practice-email-changed.ts';
import { hashOfToken, mayAskToConfirm, newEmailConfirmation } from '../email-confirmation.ts';

/**
 * Somebody pressed the button behind the link: the address is the practice's from now on. If it had another one, that address and the
 * administrators are told. Anybody who holds the link; again is no failure.
 * Failures: a link that is unknown, replaced or over (field token), which read alike.
 */
export const confirmPracticeEmail = handler('confirmPracticeEmail', ({ companySlug: slug, token }, _caller, { db, now, origin }) => {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [practiceNow, accountNow] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.account(slug))]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    const link = account?.emailConfirmation;
    if (
      !practice ||
      !account ||
      link?.tokenHash !== hashOfToken(token) ||
      link.expiresAt <= now() ||
      !isSameEmail(link.email, account.email)
    )
      return refusedAt('token', 'linkUnknown', 'Dieser Link gilt nicht mehr. Im Profil der Praxis könnt ihr einen neuen schicken lassen.');
    if (account.confirmedEmail === account.email) return accepted({});
    const isOther = confirmedEmailOf(account) !== '' && !isEmailConfirmed(account);
    const told = isOther ? receiversOf(practice, account, await administratorsOf(slug, tx, docs)) : [];
    tx.update(accountNow.ref, { confirmedEmail: account.email });
    const about = { practice, cause: link.tokenHash.slice(0, 16), now: now() };
    for (const email of practiceAddressChangedEmails(about, told, origin)) queueEmail(tx, email, db);
    return accepted({});
  });
});

/**
 * Sends another link to the practice's address; the one before is dead. For administrators, in a locked practice too: that is where its
 * notices go. Nothing is sent to an address that is confirmed. Failures: signInNeeded, notAllowed, too many e-mails (field form).
 */
export const requestPracticeEmail = handler('requestPracticeEmail', async ({ companySlug: slug }, _caller, tools) => {
  const { db, now, origin } = tools;
  const docs = collections(db);
  const address = (await docs.account(slug).get()).data()?.email;
  if (address === undefined) return refused({ kind: 'notAllowed' });
  if (!(await mayAskToConfirm(slug, address, tools))) return refusedAt(wholeForm, 'tooManyEmails', functionsMessages.tooManyEmails);
  return inTransaction(db, async (tx) => {
    const [practiceNow, accountNow] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.account(slug))]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    if (!practice || !account) return refused({ kind: 'notAllowed' });
    if (isEmailConfirmed(account)) return accepted({});
    const { stored, emails } = newEmailConfirmation(practice, account.email, now(), origin);
    tx.update(accountNow.ref, { emailConfirmation: stored });
    for (const email of emails) queueEmail(tx, email, db);
    return accepted({});
  });
});
