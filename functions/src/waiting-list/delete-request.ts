import { daysLater } from '@platzwart/domain/berlin-days';
import { accepted } from '@platzwart/domain/failure';
import type { Actor } from '@platzwart/domain/history';
import type { TherapyRequest } from '@platzwart/domain/request';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import { handler } from '../handler.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { moveCounters, moveOpenKey, writeLog } from './apply-changes.ts';

/**
 * Deletes a request for good, with its history, the links to it, what was merged into it and whom letters about it went to, whether open
 * or archived; the log keeps that it was done,
 * and by whom, and no more. For administrators and therapists, in a locked practice too: whoever asks to be erased is erased. A request
 * that is gone already is a success. Failures: signInNeeded, notAllowed.
 */
export const deleteRequest = handler('deleteRequest', async ({ companySlug: slug, requestId }, caller, { db, now }) => {
  await erase({ slug, requestId, by: caller.by, now: now() }, db);
  return accepted({});
});

/**
 * The same by the platform, if the request as it is then is to go. Out: whether it has gone. One that went before and left
 * something behind, because somebody broke off half way, is swept up.
 */
export async function deleteIf(
  { slug, requestId, isDue }: { slug: string; requestId: string; isDue: (request: TherapyRequest) => boolean },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<boolean> {
  const docs = collections(db);
  const isGone = await inTransaction(db, async (tx) => {
    const before = (await tx.get(docs.request(slug, requestId))).data();
    if (before && !isDue(before)) return false;
    if (before) takeOut(tx, { slug, requestId, before, by: { kind: 'platform' }, now: now() }, db);
    return true;
  });
  if (isGone) await sweep({ slug, requestId, by: { kind: 'platform' }, now: now() }, db);
  return isGone;
}

type Leaving = { slug: string; requestId: string; before: TherapyRequest; by: Actor; now: Date };

async function erase({ slug, requestId, by, now }: Omit<Leaving, 'before'>, db: Tools['db']): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = (await tx.get(collections(db).request(slug, requestId))).data();
    if (before) takeOut(tx, { slug, requestId, before, by, now }, db);
  });
  await sweep({ slug, requestId, by, now }, db);
}

function takeOut(tx: Transaction, { slug, requestId, before, by, now }: Leaving, db: Tools['db']): void {
  const docs = collections(db);
  tx.delete(docs.request(slug, requestId));
  moveOpenKey(tx, { slug, requestId, before, after: undefined }, docs);
  moveCounters(tx, { slug, moved: [{ before, after: undefined }] }, db);
  writeLog(tx, slug, { at: now, by, what: 'requestDeleted', count: 1 }, docs);
}

/**
 * What hung on the request: its history, its links, what was merged into it, and whom letters about it went to. After it, since a
 * query within the transaction would keep every booking waiting, and since nothing new comes once it is gone. Whoever breaks off here
 * sends the same call again.
 */
async function sweep({ slug, requestId, by, now }: Omit<Leaving, 'before'>, db: Tools['db']): Promise<void> {
  const docs = collections(db);
  const [history, links, merged, letters] = await Promise.all([
    docs.history(slug, requestId).select().get(),
    docs.requestLinks().where('slug', '==', slug).where('requestId', '==', requestId).select().get(),
    docs.requests(slug).where('mergedInto', '==', requestId).select().get(),
    docs.outbox().where('slug', '==', slug).where('requestId', '==', requestId).select().get(),
  ]);
  await Promise.all([...history.docs, ...links.docs].map(({ ref }) => ref.delete()));
  // The letter's own name stays for its month: its sender's page that sends the request once more does not bring it back.
  await Promise.all(letters.docs.map(({ ref }) => ref.update({ ...withoutEnvelope, expiresAt: daysLater(now, rememberedFor) })));
  for (const { id } of merged.docs) await erase({ slug, requestId: id, by, now }, db);
}

/** Days. */
const rememberedFor = 30;

/** Of a letter to nobody about nothing; it is not sent any more. */
const withoutEnvelope = {
  status: 'withheld',
  to: { name: '', address: '' },
  replyTo: null,
  fromName: '',
  subject: '',
  text: '',
  html: '',
  unsubscribeUrl: FieldValue.delete(),
} as const;
