/**
 * The parts of a practice's deletion. Each deletes some documents of its kind and returns how many:
 * 0 when none is left. Lists every collection that contains the slug outside the practice's folder;
 * a new one is one more line.
 */
import { paths, serverPaths } from '@platzwart/domain/paths';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { endSubscription } from '../billing/end-subscription.ts';
import { collections } from '../core/collections.ts';
import type { PracticeDeletion } from '../core/delete-practice-state.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { withoutPractice } from '../team/membership.ts';

/** Keeps one commit far from 10 MiB, and from the transaction's time limit. */
const maxBatchSize = 400;

/** Each needs a query for its history. */
const requestsAtOnce = 20;

type Part = (slug: string, tools: Pick<Tools<'payments'>, 'db' | 'payments'>) => Promise<number>;

export const deleteSome: Record<Exclude<PracticeDeletion['part'], 'lookAgain'>, Part> = {
  /** Before its customer id is forgotten. */
  subscription: endSubscription,
  /**
   * Early, so that nobody can keep watching: each member leaves the practice, which closes their
   * open screens.
   */
  members: async (slug, { db }) => {
    const found = await collections(db).members(slug).limit(requestsAtOnce).select().get();
    const ended = await Promise.all(found.docs.map(({ id }) => endMembership(slug, id, db)));
    return ended.filter((isEnded) => isEnded).length;
  },
  links: (slug, { db }) => deleteFound(db.collection('requestLinks').where('slug', '==', slug), db),
  requests: async (slug, { db }) => {
    const [onLists, binned] = await Promise.all(
      [paths.requests(slug), paths.bin(slug)].map((path) =>
        db.collection(path).limit(requestsAtOnce).select().get(),
      ),
    );
    const found = { docs: [...(onLists?.docs ?? []), ...(binned?.docs ?? [])] };
    const lines = await Promise.all(
      found.docs.map(({ id }) =>
        db.collection(paths.history(slug, id)).limit(maxBatchSize).select().get(),
      ),
    );
    // The request goes last: its history can be found only while it exists.
    const last = found.docs.filter((_request, i) => (lines[i]?.size ?? 0) < maxBatchSize);
    return deleteAll([...lines.flatMap(({ docs }) => docs), ...last].map(refOf), db);
  },
  emails: (slug, { db }) =>
    deleteFound(db.collection(serverPaths.outbox()).where('slug', '==', slug), db),
  /** Other limits have hashed ids; the practice's own tally has its slug in its id (`flood.ts`). */
  traces: async (slug, { db }) => {
    const ownLimits = db
      .collection('rateLimits')
      .where(FieldPath.documentId(), '>=', `bookings_${slug}_`)
      .where(FieldPath.documentId(), '<', `bookings_${slug}_~`);
    const logo = await db.doc(serverPaths.practiceLogo(slug)).get();
    const counts = [
      await deleteFound(db.collection('registrations').where('slug', '==', slug), db),
      await deleteFound(ownLimits, db),
      await deleteFound(db.collection('stripeCustomers').where('slug', '==', slug), db),
      await deleteFound(db.collection('stripeEvents').where('slug', '==', slug), db),
      await forgetChosen(slug, db),
      await deleteAll(logo.exists ? [logo.ref] : [], db),
    ];
    return counts.reduce((sum, n) => sum + n, 0);
  },
  /** Everything else below the practice, known to us or not. */
  rest: async (slug, { db }) => {
    for (const collection of await db.doc(paths.practice(slug)).listCollections()) {
      const deleted = await deleteFound(collection, db);
      // Missing documents that still have some below them.
      return deleted > 0 ? deleted : deleteAll(await documentsBelow(collection), db);
    }
    return 0;
  },
  practice: async (slug, { db }) => {
    const practice = await db.doc(paths.practice(slug)).get();
    return deleteAll(practice.exists ? [practice.ref] : [], db);
  },
};

/** Deletes the member and the entry in their own list together, or not at all. */
function endMembership(slug: string, uid: string, db: Firestore): Promise<boolean> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const user = await tx.get(docs.user(uid));
    const practices = user.data()?.practices;
    if (practices) tx.update(user.ref, { practices: withoutPractice(practices, slug) });
    tx.delete(docs.member(slug, uid));
    tx.delete(docs.devices(slug, uid));
    tx.delete(docs.opened(slug, uid));
    return true;
  });
}

/**
 * A referral code belongs to a person and stays; its credit goes to the oldest practice they
 * administer again.
 */
async function forgetChosen(slug: string, db: Firestore): Promise<number> {
  const found = await db
    .collection('referralCodes')
    .where('practice', '==', slug)
    .limit(maxBatchSize)
    .select()
    .get();
  return inTransaction(db, async (tx) => {
    const codes = await Promise.all(found.docs.map(({ ref }) => tx.get(ref)));
    const chosen = codes.filter((code) => code.get('practice') === slug);
    for (const { ref } of chosen) tx.update(ref, { practice: null });
    return chosen.length;
  });
}

async function deleteFound(query: Query, db: Firestore): Promise<number> {
  const found = await query.limit(maxBatchSize).select().get();
  return deleteAll(found.docs.map(refOf), db);
}

/** In successive commits, in this order. */
async function deleteAll(refs: readonly DocumentReference[], db: Firestore): Promise<number> {
  let deleted = 0;
  for (let from = 0; from < refs.length; from += maxBatchSize) {
    const some = refs.slice(from, from + maxBatchSize);
    deleted += await inTransaction(db, async (tx) => {
      for (const ref of some) tx.delete(ref);
      return some.length;
    });
  }
  return deleted;
}

/** All existing documents at any depth: descendants before their ancestors. */
async function documentsBelow(collection: CollectionReference): Promise<DocumentReference[]> {
  const below: DocumentReference[] = [];
  for (const document of await collection.listDocuments()) {
    for (const inner of await document.listCollections()) {
      const { docs } = await inner.select().get();
      below.push(...(await documentsBelow(inner)), ...docs.map(refOf));
    }
  }
  return [...new Map(below.map((ref) => [ref.path, ref])).values()];
}

function refOf({ ref }: { ref: DocumentReference }): DocumentReference {
  return ref;
}
