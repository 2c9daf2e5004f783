/**
 * After a backup was restored: erases again what had been erased since, using the separately stored
 * list of erasures (`npm run backup -- erase`). Works on the given database only; sends nothing,
 * and does not contact the payment provider.
 */
import { queries } from '@platzwart/domain/queries';
import type { Erasure } from '@platzwart/domain/retention/erasure';
import { roleInForce } from '@platzwart/domain/team/permission';
import type { Firestore } from 'firebase-admin/firestore';
import { leaveEveryPractice } from '../accounts/leave-every-practice.ts';
import { collections, queryOf } from '../core/collections.ts';
import { deletionParts } from '../core/delete-practice-state.ts';
import { practiceHashOf } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { ended } from '../emails/outbox.ts';
import { forgetWaiting } from '../emails/record-delivery.ts';
import { withoutPractice } from '../team/membership.ts';
import { endNotifications } from '../team/notified-members.ts';
import { eraseAgain } from '../waiting-list/delete-request.ts';
import { revokeAgain } from '../waiting-list/revoke-consent.ts';
import { deleteSome } from './delete-practice-parts.ts';

type Applied = {
  /** Entries in the list. */
  readonly known: number;
  /** Restored by the backup, and erased again. */
  readonly requests: number;
  /** Taken from their practice again, since their person had revoked their consent. */
  readonly consents: number;
  readonly practices: number;
  readonly accounts: number;
  readonly memberships: number;
  readonly intakeNotices: number;
  /** E-mails that were due at the time of the backup: already sent, so not sent again. */
  readonly emails: number;
  /** Slugs of practices that have no administrator any more. */
  readonly leftAlone: readonly string[];
};

/**
 * In: the moment of the backup, after which the restored database knows nothing; memberships that
 * ended earlier may have started again. Idempotent. Passes on database errors; after an
 * interruption, run it again.
 */
export async function applyErasures(
  { since }: { since: Date },
  tools: Pick<Tools<'payments'>, 'db' | 'now' | 'pause' | 'payments'>,
): Promise<Applied> {
  const { db, now } = tools;
  const docs = collections(db);
  const slugs = new Map(
    (await docs.practices().select().get()).docs.map(({ id }) => [practiceHashOf(id), id]),
  );
  const erasures = (await docs.erasures().get()).docs.map((each) => each.data());
  const counts = {
    requests: 0,
    consents: 0,
    practices: 0,
    accounts: 0,
    memberships: 0,
    intakeNotices: 0,
  };
  // No e-mail leaves, so no link needs an origin. Requests before their practices, memberships
  // before the accounts that name their practices.
  for (const { what, practice, id, at } of inOrder(erasures)) {
    const slug = practice === null ? undefined : slugs.get(practice);
    if (what === 'account' && id !== null) counts.accounts += await eraseAccount(id, tools);
    else if (slug === undefined) continue;
    else if (what === 'practice') counts.practices += await erasePractice(slug, at, tools);
    else if (id === null) continue;
    else if (what === 'request')
      counts.requests += (await eraseAgain({ slug, requestId: id, at }, { ...tools, origin: '' }))
        ? 1
        : 0;
    else if (what === 'consent')
      counts.consents += (await revokeAgain({ slug, requestId: id, at }, { ...tools, origin: '' }))
        ? 1
        : 0;
    else if (what === 'intakeNotice') counts.intakeNotices += await forgetNotice(slug, id, at, db);
    else if (at >= since) counts.memberships += await endMembership(slug, id, db);
  }
  const emails = await withholdEmails({ db, now });
  return {
    known: erasures.length,
    ...counts,
    emails,
    leftAlone: await aloneAmong([...slugs.values()], db),
  };
}

const order: readonly Erasure['what'][] = [
  'request',
  'consent',
  'intakeNotice',
  'membership',
  'account',
  'practice',
];

function inOrder(erasures: readonly Erasure[]): Erasure[] {
  return [...erasures].sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}

/** Like its own deletion, but without the subscription, which has ended. */
async function erasePractice(
  slug: string,
  at: Date,
  tools: Pick<Tools<'payments'>, 'db' | 'payments'>,
): Promise<number> {
  const docs = collections(tools.db);
  for (const part of deletionParts) {
    if (part === 'subscription' || part === 'lookAgain') continue;
    while ((await deleteSome[part](slug, tools)) > 0);
  }
  await docs.formerPractice(slug).set({ deletedAt: at });
  return 1;
}

async function eraseAccount(uid: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<number> {
  if (!(await collections(db).user(uid).get()).exists) return 0;
  await leaveEveryPractice(uid, { db, now, origin: '', operatorEmail: '' }, 'again');
  return 1;
}

/** Unless the same address asked again after it was erased. */
function forgetNotice(slug: string, id: string, at: Date, db: Firestore): Promise<number> {
  return inTransaction(db, async (tx) => {
    const notice = await tx.get(collections(db).intakeNotice(slug, id));
    if (!notice.exists || (notice.data()?.askedAt ?? at) > at) return 0;
    tx.delete(notice.ref);
    return 1;
  });
}

function endMembership(slug: string, uid: string, db: Firestore): Promise<number> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [member, user, account, ownLists] = await Promise.all([
      tx.get(docs.member(slug, uid)),
      tx.get(docs.user(uid)),
      tx.get(docs.account(slug)),
      tx.get(queryOf(docs.ownLists(slug, uid), queries.lists())),
    ]);
    if (!member.exists) return 0;
    const sent = await tx.get(
      docs.invitations(slug).where('invitedBy.uid', '==', uid).where('state', '==', 'open'),
    );
    tx.delete(member.ref);
    tx.delete(docs.editing(slug, uid));
    for (const { ref } of ownLists.docs) tx.delete(ref);
    tx.delete(docs.devices(slug, uid));
    tx.delete(docs.opened(slug, uid));
    for (const { ref } of sent.docs) tx.update(ref, { state: 'revoked' });
    endNotifications(tx, account, uid);
    const practices = user.data()?.practices;
    if (practices) tx.update(user.ref, { practices: withoutPractice(practices, slug) });
    return 1;
  });
}

/** E-mails in one commit: each may have a line of its request's history. */
const maxBatchSize = 200;

async function withholdEmails({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<number> {
  const docs = collections(db);
  const due = docs.outbox().where('status', 'in', ['due', 'sending']).limit(maxBatchSize);
  for (let count = 0; ; ) {
    const found = await due.get();
    if (found.empty) return count;
    const batch = db.batch();
    for (const waiting of found.docs) {
      const email = waiting.data();
      batch.set(waiting.ref, { ...ended(email, now()), status: 'withheld' });
      forgetWaiting(batch, waiting.id, email, docs);
    }
    await batch.commit();
    count += found.size;
  }
}

async function aloneAmong(slugs: readonly string[], db: Firestore): Promise<string[]> {
  const docs = collections(db);
  const alone: string[] = [];
  for (const slug of slugs) {
    const [practice, administrators] = await Promise.all([
      docs.practice(slug).get(),
      docs.members(slug).where('role', '==', 'administrator').get(),
    ]);
    const isLed = administrators.docs.some((each) => roleInForce(each.data()));
    if (practice.exists && !isLed) alone.push(slug);
  }
  return alone;
}
