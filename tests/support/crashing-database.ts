/**
 * A database that crashes at random: during a transaction, or after it but before its result
 * arrives.
 */
import type { Firestore } from 'firebase-admin/firestore';

/** Simulates a machine that was switched off. */
export class Crash extends Error {}

/** `dies` is called before each step within a transaction and once after it. */
export function crashing(db: Firestore, dies: () => boolean): Firestore {
  const step = <T>(answer: () => T): T => {
    if (dies()) throw new Crash();
    return answer();
  };
  const within = <T extends object>(tx: T): T =>
    new Proxy(tx, {
      get(target, property) {
        const value = Reflect.get(target, property, target) as unknown;
        if (typeof value !== 'function') return value;
        const call = (...args: unknown[]) =>
          (value as (...all: unknown[]) => unknown).apply(target, args);
        // Reject instead of throwing: other reads of the same round trip are already under way.
        if (property === 'get' || property === 'getAll')
          return async (...args: unknown[]) => step(() => call(...args));
        return (...args: unknown[]) => step(() => call(...args));
      },
    });
  return new Proxy(db, {
    get(target, property) {
      const value = Reflect.get(target, property, target) as unknown;
      if (property !== 'runTransaction')
        return typeof value === 'function' ? value.bind(target) : value;
      return async (run: (tx: never) => Promise<unknown>, options: object) => {
        const answer = await target.runTransaction(
          (tx) => run(within(tx) as never),
          options as never,
        );
        return step(() => answer);
      };
    },
  });
}
