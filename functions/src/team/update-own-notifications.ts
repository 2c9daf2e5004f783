import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { maxNotifiedMembers } from '@platzwart/domain/practice/account';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { nameOf } from './membership.ts';
import { frequencyOf, receiversUpdate, withFrequency } from './notified-members.ts';

/**
 * Sets the caller's own e-mails about a practice's new requests: immediately or once a day (spec
 * section 1, e-mail notification; section 2, user area). For every member, in a locked practice
 * too: no new requests arrive there anyway. Failures: signInNeeded; notAllowed for non-members; an
 * unconfirmed address, or too many members who get e-mails already (field form).
 */
export const updateOwnNotifications = handler(
  'updateOwnNotifications',
  async ({ companySlug: slug, newRequests }, caller, { db, now }) => {
    if (newRequests !== 'never' && !caller.emailVerified)
      return refusedAt(wholeForm, 'emailUnverified', functionsMessages.emailUnverified);
    const docs = collections(db);
    return db.runTransaction(async (tx) => {
      const [memberNow, accountNow] = await Promise.all([
        tx.get(docs.member(slug, caller.uid)),
        tx.get(docs.account(slug)),
      ]);
      const [member, account] = [memberNow.data(), accountNow.data()];
      if (!member || !account) return refused({ kind: 'notAllowed' });
      const isOneMore = newRequests !== 'never' && frequencyOf(account, caller.uid) === 'never';
      if (isOneMore && account.notifiedMembers.length >= maxNotifiedMembers) {
        return refusedAt(wholeForm, 'tooManyNotified', functionsMessages.tooManyNotified);
      }
      const self = {
        uid: caller.uid,
        name: nameOf(member, caller),
        email: member.email || caller.email,
      };
      const notifiedMembers = withFrequency(account.notifiedMembers, self, newRequests);
      tx.update(accountNow.ref, receiversUpdate(account, { ...account, notifiedMembers }, now()));
      return accepted({});
    });
  },
);
