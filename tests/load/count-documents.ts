/** How many documents a piece of work reads and writes, inside and outside transactions. */
import { DocumentReference, type Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';

export type Counted = { reads: number; writes: number };

/** Runs the work on a database that counts. */
export async function counted(
  db: Firestore,
  work: (db: Firestore) => Promise<unknown>,
): Promise<Counted> {
  const count: Counted = { reads: 0, writes: 0 };
  const stop = countingPlainly(count);
  try {
    await work(countingTransactions(db, count));
  } finally {
    stop();
  }
  return count;
}

function countingTransactions(db: Firestore, count: Counted): Firestore {
  return new Proxy(db, {
    get(target, property) {
      const value = Reflect.get(target, property, target) as unknown;
      if (property === 'getAll') {
        return (...references: never[]) => {
          count.reads += references.length;
          return target.getAll(...references);
        };
      }
      if (property !== 'runTransaction')
        return typeof value === 'function' ? value.bind(target) : value;
      return (run: (tx: unknown) => Promise<unknown>, options: object) =>
        target.runTransaction((tx) => run(countingTransaction(tx, count)), options as never);
    },
  });
}

function countingTransaction(tx: object, count: Counted) {
  return new Proxy(tx, {
    get(target, property) {
      const value = Reflect.get(target, property, target) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (property === 'getAll') count.reads += args.length;
        if (['create', 'set', 'update', 'delete'].includes(String(property))) count.writes += 1;
        const answer = (value as (...all: unknown[]) => unknown).apply(target, args);
        return property === 'get'
          ? (answer as Promise<unknown>).then((found) => seen(found, count))
          : answer;
      };
    },
  });
}

/** Counts reads and writes outside transactions, until stopped. */
function countingPlainly(count: Counted): () => void {
  const document = DocumentReference.prototype;
  const plain = {
    get: document.get,
    set: document.set,
    update: document.update,
    create: document.create,
    delete: document.delete,
  };
  const found = Query.prototype.get;
  document.get = async function (this: DocumentReference) {
    return seen(await plain.get.call(this), count);
  };
  Query.prototype.get = async function (this: Query) {
    return seen(await found.call(this), count);
  };
  for (const name of ['set', 'update', 'create', 'delete'] as const) {
    document[name] = function (this: DocumentReference, ...args: unknown[]) {
      count.writes += 1;
      return (plain[name] as (...all: unknown[]) => never).apply(this, args);
    };
  }
  return () => {
    Object.assign(document, plain);
    Query.prototype.get = found;
  };
}

/**
 * A query costs as many reads as it finds, at least one. A count is one here, so that costs compare
 * whoever waits: it is billed one more per thousand it finds.
 */
function seen<T>(answer: T, count: Counted): T {
  count.reads += answer instanceof QuerySnapshot ? Math.max(1, answer.size) : 1;
  return answer;
}
