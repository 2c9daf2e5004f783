/**
 * Confirms the practice's own address by a link sent there: until then it gets nothing else, and no
 * patient sees it.
 */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { confirmedEmailOf, isEmailConfirmed } from '@platzwart/domain/practice/account';
import { may, roleInForce } from '@platzwart/domain/team/permission';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { queueEmail } from '../../emails/outbox.ts';
import { administratorsOf, receiversOf } from '../../emails/receivers.ts';
import { practiceAddressChangedEmails } from '../../emails/templates/practice-email-changed.ts';
import { hashOfToken, mayAskToConfirm, newEmailConfirmation } from '../email-confirmation.ts';

/**
 * Confirms the address from the e-mail's link as the practice's. The previous address, if any, and
 * the administrators are notified. Anybody who holds the link may call it; idempotent. Failures: a
 * link that is unknown, replaced or over, or whose sender may no longer change settings (field token),
 * which read alike.
 */
export const confirmPracticeEmail = handler(
  'confirmPracticeEmail',
  ({ companySlug: slug, token }, _caller, { db, now, origin }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      const link = account?.emailConfirmation;
      if (
        !practice ||
        !account ||
        link?.tokenHash !== hashOfToken(token) ||
        link.expiresAt <= now() ||
        !isSameEmail(link.email, account.email)
      )
        return linkUnknown();
      const asking = (await tx.get(docs.member(slug, link.askedBy))).data();
      if (!may(roleInForce(asking), 'changeSettings')) return linkUnknown();
      if (account.confirmedEmail === account.email) return accepted({});
      const isOther = confirmedEmailOf(account) !== '' && !isEmailConfirmed(account);
      const told = isOther
        ? receiversOf(practice, account, await administratorsOf(slug, tx, docs))
        : [];
      tx.update(accountNow.ref, { confirmedEmail: account.email });
      const about = { practice, cause: link.tokenHash.slice(0, 16), now: now() };
      for (const email of practiceAddressChangedEmails(about, told, origin))
        queueEmail(tx, email, db);
      return accepted({});
    });
  },
);

const linkUnknown = () =>
  refusedAt(
    'token',
    'linkUnknown',
    'Dieser Link gilt nicht mehr. Im Profil der Praxis könnt ihr einen neuen schicken lassen.',
  );

/**
 * Sends a new link to the practice's address and voids the previous one. For administrators, in a
 * locked practice too, since its notices go there. Sends nothing to a confirmed address. Failures:
 * signInNeeded, notAllowed, too many e-mails (field form).
 */
export const requestPracticeEmail = handler(
  'requestPracticeEmail',
  ['keyedHash'],
  async ({ companySlug: slug }, caller, tools) => {
    const { db, now, origin } = tools;
    const docs = collections(db);
    const known = (await docs.account(slug).get()).data();
    if (!known) return refused({ kind: 'notAllowed' });
    if (isEmailConfirmed(known)) return accepted({});
    if (!(await mayAskToConfirm(slug, known.email, tools)))
      return refusedAt(wholeForm, 'tooManyEmails', functionsMessages.tooManyEmails);
    return inTransaction(db, async (tx) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      if (!practice || !account) return refused({ kind: 'notAllowed' });
      if (isEmailConfirmed(account)) return accepted({});
      const { stored, emails } = newEmailConfirmation(
        practice,
        { address: account.email, askedBy: caller.uid, now: now() },
        origin,
      );
      tx.update(accountNow.ref, { emailConfirmation: stored });
      for (const email of emails) queueEmail(tx, email, db);
      return accepted({});
    });
  },
);
