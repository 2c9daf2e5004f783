import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { accepted } from '@platzwart/domain/failure';
import type { Actor } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { BinnedRequest } from '@platzwart/domain/retention/bin';
import type { RevokedRequest } from '@platzwart/domain/retention/revocation';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { handler } from '../core/handler.ts';
import { deleteInParts } from '../core/in-parts.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import type { VacancyTools } from './apply-vacancy-change.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { forgetOffers } from './end-offers.ts';
import { mergedInto } from './merged-into.ts';
import { readTogether } from './read-together.ts';
import { writableCollections } from './writable-collections.ts';

/**
 * Erases a request, with its history, offers, links, certificates, what was merged into it and the
 * recipients of its e-mails, whether open, archived or in the bin; the log records only that it was
 * done, and by whom. For administrators and therapists, in a locked practice too: a right to
 * erasure. A missing request is a success; one whose person has revoked their consent is theirs
 * alone, and stays until its time is over. Failures: signInNeeded, notAllowed.
 */
export const deleteRequest = handler(
  'deleteRequest',
  async ({ companySlug: slug, requestId }, caller, tools) => {
    await eraseIf(
      {
        slug,
        requestId,
        by: caller.by,
        now: tools.now(),
        ifOnList: always,
        ifInBin: always,
        ifRevoked: never,
      },
      tools,
    );
    return accepted({});
  },
);

type Due<T> = { slug: string; requestId: string; isDue: (request: T) => boolean };

/**
 * The same by the platform, if the request is still due then; not if it is in the bin. Out: whether
 * it is gone. Cleans up what an interrupted earlier run left behind.
 */
export function deleteIf(
  { isDue, ...target }: Due<TherapyRequest>,
  tools: VacancyTools,
): Promise<boolean> {
  return eraseIf(
    {
      ...target,
      by: { kind: 'platform' },
      now: tools.now(),
      ifOnList: isDue,
      ifInBin: never,
      ifRevoked: never,
    },
    tools,
  );
}

/** The same for a binned request. */
export function eraseFromBin(
  { isDue, ...target }: Due<BinnedRequest>,
  tools: VacancyTools,
): Promise<boolean> {
  return eraseIf(
    {
      ...target,
      by: { kind: 'platform' },
      now: tools.now(),
      ifOnList: never,
      ifInBin: isDue,
      ifRevoked: never,
    },
    tools,
  );
}

/** The same for one whose consent was revoked. */
export function eraseRevokedIf(
  { isDue, ...target }: Due<RevokedRequest>,
  tools: VacancyTools,
): Promise<boolean> {
  return eraseIf(
    {
      ...target,
      by: { kind: 'platform' },
      now: tools.now(),
      ifOnList: never,
      ifInBin: never,
      ifRevoked: isDue,
    },
    tools,
  );
}

/**
 * Erases it again after a backup was restored, wherever it is; keeps one sent under the same id
 * after its erasure (`at`). Out: whether it existed.
 */
export async function eraseAgain(
  { slug, requestId, at }: { slug: string; requestId: string; at: Date },
  tools: VacancyTools,
): Promise<boolean> {
  const docs = writableCollections(tools.db);
  const found = await Promise.all(
    [
      docs.request(slug, requestId),
      docs.binned(slug, requestId),
      docs.revokedRequest(slug, requestId),
    ].map((document) => document.get()),
  );
  const wasThere = ({ requestedAt }: Pick<TherapyRequest, 'requestedAt'>) => requestedAt <= at;
  const isGone = await eraseIf(
    {
      slug,
      requestId,
      by: { kind: 'platform' },
      now: tools.now(),
      ifOnList: wasThere,
      ifInBin: wasThere,
      ifRevoked: wasThere,
    },
    tools,
  );
  return isGone && found.some(({ exists }) => exists);
}

const always = () => true;
const never = () => false;

type Leaving = { slug: string; requestId: string; by: Actor; now: Date };
type Conditions = {
  ifOnList: (request: TherapyRequest) => boolean;
  ifInBin: (binned: BinnedRequest) => boolean;
  ifRevoked: (revoked: RevokedRequest) => boolean;
};

const mayGo = (
  { ifOnList, ifInBin, ifRevoked }: Conditions,
  [onList, inBin, revoked]: readonly [TherapyRequest?, BinnedRequest?, RevokedRequest?],
) =>
  (!onList || ifOnList(onList)) && (!inBin || ifInBin(inBin)) && (!revoked || ifRevoked(revoked));

/**
 * Erases it with what was merged into it, and takes all of them out of the practice's free places.
 * Those are all read, so once for all: before, since what is merged cannot be found any more after
 * an interruption, and again once nothing new comes. Out: whether it is gone.
 */
async function eraseIf(erasing: Leaving & Conditions, tools: VacancyTools): Promise<boolean> {
  const { slug, requestId } = erasing;
  const docs = writableCollections(tools.db);
  const [onList, inBin, revoked] = await Promise.all([
    docs.request(slug, requestId).get(),
    docs.binned(slug, requestId).get(),
    docs.revokedRequest(slug, requestId).get(),
  ]);
  if (!mayGo(erasing, [onList.data(), inBin.data(), revoked.data()])) return false;
  const merged = await mergedInto([requestId], [docs.requests(slug), docs.bin(slug)]);
  if (merged.length > 0) await forgetOffers({ slug, requestIds: merged }, tools);
  const known = new Set<string>();
  const isGone = await eraseOne(erasing, tools, known);
  if (isGone) await forgetOffers({ slug, requestIds: [...known] }, tools);
  return isGone;
}

/**
 * Erases what was merged into it first: at night, repeats without their first request join the
 * list, so an interrupted deletion would bring its person back. `known`: ids whose erasure has
 * begun. Out: whether it is gone.
 */
async function eraseOne(
  { ifOnList, ifInBin, ifRevoked, ...leaving }: Leaving & Conditions,
  tools: VacancyTools,
  known: Set<string>,
): Promise<boolean> {
  const { db } = tools;
  const { slug, requestId, by, now } = leaving;
  const docs = writableCollections(db);
  known.add(requestId);
  await eraseMerged(leaving, tools, known);
  const isGone = await inTransaction(db, async (tx) => {
    const stored = await readTogether<[TherapyRequest, BinnedRequest, RevokedRequest]>(tx, [
      docs.request(slug, requestId),
      docs.binned(slug, requestId),
      docs.revokedRequest(slug, requestId),
    ]);
    if (!mayGo({ ifOnList, ifInBin, ifRevoked }, stored)) return false;
    const [before, binned, revoked] = stored;
    if (before) takeOut(tx, { ...leaving, before }, db);
    if (binned) tx.delete(docs.binned(slug, requestId));
    if (revoked) tx.delete(docs.revokedRequest(slug, requestId));
    if (before || binned || revoked) {
      writeLog(tx, slug, { at: now, by, what: 'requestDeleted', count: 1 }, docs);
      recordErasure(tx, { what: 'request', slug, id: requestId }, now, docs);
    }
    return true;
  });
  if (isGone) await sweep(leaving, tools, known);
  return isGone;
}

async function eraseMerged(
  { requestId, ...leaving }: Leaving,
  tools: VacancyTools,
  known: Set<string>,
): Promise<void> {
  const docs = writableCollections(tools.db);
  const [merged, mergedInBin] = await Promise.all([
    docs.requests(leaving.slug).where('mergedInto', '==', requestId).select().get(),
    docs.bin(leaving.slug).where('mergedInto', '==', requestId).select().get(),
  ]);
  for (const { id } of [...merged.docs, ...mergedInBin.docs]) {
    if (!known.has(id))
      await eraseOne(
        { ...leaving, requestId: id, ifOnList: always, ifInBin: always, ifRevoked: never },
        tools,
        known,
      );
  }
}

function takeOut(
  tx: Transaction,
  { slug, requestId, before, now }: Leaving & { before: TherapyRequest },
  db: Tools['db'],
): void {
  const docs = writableCollections(db);
  tx.delete(docs.request(slug, requestId));
  moveOpenKey(tx, { slug, requestId, before, after: undefined }, docs);
  moveCounters(tx, { slug, moved: [{ before, after: undefined }], now }, db);
}

/**
 * Erases the request's history, links, certificates, e-mail recipients, and what was merged into it
 * at the last moment. Afterwards, since a query within the transaction would block every
 * booking, and since nothing new comes once it is gone. After an interruption, the caller repeats
 * the call.
 */
async function sweep(leaving: Leaving, tools: VacancyTools, known: Set<string>): Promise<void> {
  const { slug, requestId, now } = leaving;
  const docs = writableCollections(tools.db);
  const hanging = [
    docs.history(slug, requestId),
    docs.revokedHistory(slug, requestId),
    docs.revokedOffers(slug, requestId),
    docs.requestLinks().where('slug', '==', slug).where('requestId', '==', requestId),
    docs.certificates(slug).where('requestId', '==', requestId),
  ];
  const [emails] = await Promise.all([
    docs.outbox().where('slug', '==', slug).where('requestId', '==', requestId).select('to').get(),
    ...hanging.map((each) => deleteInParts(each)),
  ]);
  // The e-mail's id stays for its month: a retry from its sender's page does not bring the request
  // back.
  const addressed = emails.docs.filter((email) => email.get('to.address') !== '');
  await Promise.all(
    addressed.map(({ ref }) =>
      ref.update({ ...withoutEnvelope, expiresAt: daysLater(now, rememberedFor) }),
    ),
  );
  await eraseMerged(leaving, tools, known);
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
