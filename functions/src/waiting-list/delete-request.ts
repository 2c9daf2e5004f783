import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { accepted } from '@platzwart/domain/failure';
import type { Actor } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { BinnedRequest } from '@platzwart/domain/retention/bin';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { handler } from '../core/handler.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import type { VacancyTools } from './apply-vacancy-change.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { forgetOffers } from './end-offers.ts';
import { readTogether } from './read-together.ts';
import { writableCollections } from './writable-collections.ts';

/**
 * Erases a request, with its history, offers, links, certificates, what was merged into it and the recipients of its e-mails, whether open, archived or in the
 * bin; the log records only that it was done, and by whom. For administrators and therapists, in a locked practice too: a right to
 * erasure. A missing request is a success. Failures: signInNeeded, notAllowed.
 */
export const deleteRequest = handler('deleteRequest', async ({ companySlug: slug, requestId }, caller, tools) => {
  await eraseIf({ slug, requestId, by: caller.by, now: tools.now(), ifOnList: always, ifInBin: always }, tools);
  return accepted({});
});

type Due<T> = { slug: string; requestId: string; isDue: (request: T) => boolean };

/**
 * The same by the platform, if the request is still due then; not if it is in the bin. Out: whether it is gone. Cleans up what an
 * interrupted earlier run left behind.
 */
export function deleteIf({ isDue, ...target }: Due<TherapyRequest>, tools: VacancyTools): Promise<boolean> {
  return eraseIf({ ...target, by: { kind: 'platform' }, now: tools.now(), ifOnList: isDue, ifInBin: never }, tools);
}

/** The same for a binned request. */
export function eraseFromBin({ isDue, ...target }: Due<BinnedRequest>, tools: VacancyTools): Promise<boolean> {
  return eraseIf({ ...target, by: { kind: 'platform' }, now: tools.now(), ifOnList: never, ifInBin: isDue }, tools);
}

/**
 * Erases it again after a backup was restored, wherever it is; keeps one sent under the same id after its erasure (`at`). Out: whether
 * it existed.
 */
export async function eraseAgain(
  { slug, requestId, at }: { slug: string; requestId: string; at: Date },
  tools: VacancyTools,
): Promise<boolean> {
  const docs = writableCollections(tools.db);
  const [onList, inBin] = await Promise.all([docs.request(slug, requestId).get(), docs.binned(slug, requestId).get()]);
  const wasThere = ({ requestedAt }: Pick<TherapyRequest, 'requestedAt'>) => requestedAt <= at;
  const isGone = await eraseIf(
    { slug, requestId, by: { kind: 'platform' }, now: tools.now(), ifOnList: wasThere, ifInBin: wasThere },
    tools,
  );
  return isGone && (onList.exists || inBin.exists);
}

const always = () => true;
const never = () => false;

type Leaving = { slug: string; requestId: string; by: Actor; now: Date };
type Conditions = { ifOnList: (request: TherapyRequest) => boolean; ifInBin: (binned: BinnedRequest) => boolean };

/**
 * Erases what was merged into it first: at night, repeats without their first request join the list, so an interrupted deletion would
 * bring its person back. In: ids whose erasure is already in progress. Out: whether it is gone.
 */
async function eraseIf(
  { ifOnList, ifInBin, ...leaving }: Leaving & Conditions,
  tools: VacancyTools,
  underWay: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const { db } = tools;
  const { slug, requestId, by, now } = leaving;
  const docs = writableCollections(db);
  const [onListNow, inBinNow] = await Promise.all([docs.request(slug, requestId).get(), docs.binned(slug, requestId).get()]);
  const [onList, inBin] = [onListNow.data(), inBinNow.data()];
  if ((onList && !ifOnList(onList)) || (inBin && !ifInBin(inBin))) return false;
  await eraseMerged(leaving, tools, underWay);
  const isGone = await inTransaction(db, async (tx) => {
    const [before, binned] = await readTogether<[TherapyRequest, BinnedRequest]>(tx, [
      docs.request(slug, requestId),
      docs.binned(slug, requestId),
    ]);
    if ((before && !ifOnList(before)) || (binned && !ifInBin(binned))) return false;
    if (before) takeOut(tx, { ...leaving, before }, db);
    if (binned) tx.delete(docs.binned(slug, requestId));
    if (before || binned) {
      writeLog(tx, slug, { at: now, by, what: 'requestDeleted', count: 1 }, docs);
      recordErasure(tx, { what: 'request', slug, id: requestId }, now, docs);
    }
    return true;
  });
  if (isGone) await sweep(leaving, tools, underWay);
  return isGone;
}

async function eraseMerged({ requestId, ...leaving }: Leaving, tools: VacancyTools, underWay: ReadonlySet<string>): Promise<void> {
  const docs = writableCollections(tools.db);
  const [merged, mergedInBin] = await Promise.all([
    docs.requests(leaving.slug).where('mergedInto', '==', requestId).select().get(),
    docs.bin(leaving.slug).where('mergedInto', '==', requestId).select().get(),
  ]);
  const known = new Set([...underWay, requestId]);
  for (const { id } of [...merged.docs, ...mergedInBin.docs]) {
    if (!known.has(id)) await eraseIf({ ...leaving, requestId: id, ifOnList: always, ifInBin: always }, tools, known);
  }
}

function takeOut(tx: Transaction, { slug, requestId, before }: Leaving & { before: TherapyRequest }, db: Tools['db']): void {
  const docs = writableCollections(db);
  tx.delete(docs.request(slug, requestId));
  moveOpenKey(tx, { slug, requestId, before, after: undefined }, docs);
  moveCounters(tx, { slug, moved: [{ before, after: undefined }] }, db);
}

/**
 * Erases the request's history, offers, links, certificates, e-mail recipients, and what was merged into it at the last moment. Afterwards, since a query
 * within the transaction would block every booking, and since nothing new comes once it is gone. After an interruption, the caller
 * repeats the call.
 */
async function sweep(leaving: Leaving, tools: VacancyTools, underWay: ReadonlySet<string>): Promise<void> {
  const { slug, requestId, now } = leaving;
  const docs = writableCollections(tools.db);
  const [history, links, certificates, emails] = await Promise.all([
    docs.history(slug, requestId).select().get(),
    docs.requestLinks().where('slug', '==', slug).where('requestId', '==', requestId).select().get(),
    docs.certificates(slug).where('requestId', '==', requestId).select().get(),
    docs.outbox().where('slug', '==', slug).where('requestId', '==', requestId).select('to').get(),
  ]);
  await Promise.all([...history.docs, ...links.docs, ...certificates.docs].map(({ ref }) => ref.delete()));
  // The e-mail's id stays for its month: a retry from its sender's page does not bring the request back.
  const known = emails.docs.filter((email) => email.get('to.address') !== '');
  await Promise.all(known.map(({ ref }) => ref.update({ ...withoutEnvelope, expiresAt: daysLater(now, rememberedFor) })));
  await forgetOffers({ slug, requestId }, tools);
  await eraseMerged(leaving, tools, underWay);
}

/** Days. */
const rememberedFor = 30;

/** An e-mail without recipient or content; it is not sent any more. */
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
