import { accepted, functionsSentences, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../collections.ts';
import { noAdministratorLetter } from '../mail/letters/no-administrator.ts';
import { areQueued, queueLetter } from '../mail/outbox.ts';
import { isLastAdministrator } from '../members/membership.ts';
import { endNotifications } from '../members/notified-members.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Deletes what a person is to us: memberships, their document, their referral code; invitations they have sent are revoked. All or nothing;
 * administrators are read with it, so that the last two cannot both leave at the same moment. `inAnyCase` is for accounts that are gone
 * already: the operator is told of practices that nobody administers then. Failure: the last administrator of a practice (field form).
 */
export function leaveEveryPractice(
  uid: string,
  { db, now, operatorEmail }: Pick<Tools, 'db' | 'now' | 'operatorEmail'>,
  when: 'unlessLastAdministrator' | 'inAnyCase',
): Promise<Outcome<'left'>> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const practices = (await tx.get(docs.user(uid))).data()?.practices ?? [];
    const alone = await Promise.all(
      practices.map(async ({ slug }) => {
        const self = (await tx.get(docs.member(slug, uid))).data();
        return self?.role === 'administrator' && isLastAdministrator(slug, uid, tx, docs);
      }),
    );
    const left = practices.filter((_, n) => alone[n]);
    if (left.length > 0 && when === 'unlessLastAdministrator') {
      const message = `${functionsSentences.lastAdministrator} Es geht um ${left.map(({ title }) => `„${title}“`).join(', ')}.`;
      return refusedAt(wholeForm, 'lastAdministrator', message);
    }
    const alarms = operatorEmail === '' ? [] : left.map((practice) => noAdministratorLetter(practice, uid, operatorEmail, now()));
    const areTold = await areQueued(tx, alarms, db);
    const traces = practices.map(({ slug }) =>
      Promise.all([
        tx.get(docs.account(slug)),
        tx.get(docs.invitations(slug).where('invitedBy.uid', '==', uid)),
        tx.get(docs.invitations(slug).where('acceptedBy', '==', uid)),
      ]),
    );
    const [found, codes, links] = await Promise.all([
      Promise.all(traces),
      tx.get(queryOf(docs.referralCodes(), queries.referralCodeOf(uid))),
      tx.get(docs.accountLinks().where('uid', '==', uid)),
    ]);
    for (const { slug } of practices) {
      tx.delete(docs.member(slug, uid));
      tx.delete(docs.editing(slug, uid));
    }
    for (const [account, sent, taken] of found) {
      endNotifications(tx, account, uid);
      for (const { ref, data } of sent.docs.map((each) => ({ ref: each.ref, data: each.data() })))
        tx.update(ref, { 'invitedBy.name': '', state: data.state === 'open' ? 'revoked' : data.state });
      for (const { ref } of taken.docs) tx.delete(ref);
    }
    for (const code of codes.docs) tx.delete(code.ref);
    for (const each of links.docs) tx.delete(each.ref);
    tx.delete(docs.user(uid));
    if (!areTold) for (const alarm of alarms) queueLetter(tx, alarm, db);
    return accepted('left');
  });
}
