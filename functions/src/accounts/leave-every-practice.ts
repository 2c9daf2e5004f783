import {
  accepted,
  functionsMessages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import type { Actor } from '@platzwart/domain/request/history';
import { collections, queryOf } from '../core/collections.ts';
import { deleteInParts } from '../core/in-parts.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { noAdministratorEmail } from '../emails/templates/no-administrator.ts';
import { memberLeftEmails } from '../emails/templates/team-notices.ts';
import { isLastAdministrator, otherAdministrators } from '../team/membership.ts';
import { endNotifications } from '../team/notified-members.ts';

/**
 * Deletes a person's memberships, document, sessions and referral code, and revokes the invitations
 * they sent. Each practice logs that they left and notifies its administrators. All or nothing; the
 * transaction reads the administrators, so that the last two cannot both leave at the same moment.
 * `inAnyCase` is for accounts that are already gone: the operator learns of practices left without
 * an administrator. `again` is for what a restored backup brought back: it notifies nobody and logs
 * nothing. Failure: the last administrator of a practice (field form).
 */
export async function leaveEveryPractice(
  uid: string,
  { db, now, origin, operatorEmail }: Pick<Tools, 'db' | 'now' | 'origin' | 'operatorEmail'>,
  when: 'unlessLastAdministrator' | 'inAnyCase' | 'again',
): Promise<Outcome<'left'>> {
  const docs = collections(db);
  const known = (await docs.user(uid).get()).data()?.practices ?? [];
  const others = new Map(
    await Promise.all(
      known.map(async ({ slug }) => [slug, await otherAdministrators(slug, [uid], docs)] as const),
    ),
  );
  const isTold = when !== 'again';
  const by: Actor = when === 'inAnyCase' ? { kind: 'platform' } : { kind: 'member', uid };
  const outcome: Outcome<'left'> = await inTransaction(db, async (tx) => {
    const practices = (await tx.get(docs.user(uid))).data()?.practices ?? [];
    const alone = await Promise.all(
      practices.map(async ({ slug }) => {
        const self = (await tx.get(docs.member(slug, uid))).data();
        return self?.role === 'administrator' && isLastAdministrator(slug, uid, tx, docs);
      }),
    );
    const left = practices.filter((_, n) => alone[n]);
    if (left.length > 0 && when === 'unlessLastAdministrator') {
      const message = `${functionsMessages.lastAdministrator} Es geht um ${left.map(({ title }) => `„${title}“`).join(', ')}.`;
      return refusedAt(wholeForm, 'lastAdministrator', message);
    }
    const alarms =
      operatorEmail === '' || !isTold
        ? []
        : left.map((practice) => noAdministratorEmail(practice, uid, operatorEmail, now()));
    const areTold = await areQueued(tx, alarms, db);
    const goodbyes = await Promise.all(
      practices.map(async ({ slug }) => {
        const [practice, member] = [
          (await tx.get(docs.practice(slug))).data(),
          (await tx.get(docs.member(slug, uid))).data(),
        ];
        const about = { name: member?.name ?? '', cause: `${uid}_${now().getTime()}`, now: now() };
        const emails =
          practice && member && isTold
            ? memberLeftEmails({ practice, ...about }, others.get(slug) ?? [], origin)
            : [];
        return {
          slug,
          role: member?.role,
          emails: (await areQueued(tx, emails, db)) ? [] : emails,
        };
      }),
    );
    const traces = practices.map(({ slug }) =>
      Promise.all([
        tx.get(docs.account(slug)),
        tx.get(docs.invitations(slug).where('invitedBy.uid', '==', uid)),
        tx.get(docs.invitations(slug).where('acceptedBy', '==', uid)),
        tx.get(queryOf(docs.ownLists(slug, uid), queries.lists())),
      ]),
    );
    const [found, codes, links] = await Promise.all([
      Promise.all(traces),
      tx.get(queryOf(docs.referralCodes(), queries.referralCodeOf(uid))),
      tx.get(docs.accountLinks().where('uid', '==', uid)),
    ]);
    for (const { slug, role, emails } of goodbyes) {
      if (role && isTold)
        writeLog(
          tx,
          slug,
          { at: now(), by, what: 'memberLeft', count: 0, member: uid, role },
          docs,
        );
      for (const email of emails) queueEmail(tx, email, db);
      tx.delete(docs.member(slug, uid));
      tx.delete(docs.editing(slug, uid));
      tx.delete(docs.devices(slug, uid));
      tx.delete(docs.opened(slug, uid));
    }
    for (const [account, sent, taken, ownLists] of found) {
      endNotifications(tx, account, uid);
      for (const { ref, data } of sent.docs.map((each) => ({ ref: each.ref, data: each.data() })))
        tx.update(ref, {
          'invitedBy.name': '',
          state: data.state === 'open' ? 'revoked' : data.state,
        });
      for (const { ref } of [...taken.docs, ...ownLists.docs]) tx.delete(ref);
    }
    for (const code of codes.docs) tx.delete(code.ref);
    for (const each of links.docs) tx.delete(each.ref);
    tx.delete(docs.user(uid));
    tx.delete(docs.factors(uid));
    recordErasure(tx, { what: 'account', id: uid }, now(), docs);
    if (!areTold) for (const alarm of alarms) queueEmail(tx, alarm, db);
    return accepted('left');
  });
  if (!outcome.ok) return outcome;
  // Beyond what a transaction takes: there may be any number.
  for (const { slug } of known) await deleteInParts(docs.ownLists(slug, uid));
  await deleteInParts(docs.sessions().where('uid', '==', uid));
  return outcome;
}
