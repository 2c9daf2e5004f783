import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';

/** Values that a query compares at once. */
const valuesAtOnce = 30;

/**
 * The ids of everything that was merged into these requests, directly or indirectly, without them;
 * repeats come last: anybody may have sent any number.
 */
export async function mergedInto(
  ids: readonly string[],
  among: readonly Pick<CollectionReference<DocumentData>, 'where'>[],
): Promise<string[]> {
  const found = new Map(ids.map((id) => [id, false]));
  for (let level = [...ids]; level.length > 0; ) {
    const parts = Array.from({ length: Math.ceil(level.length / valuesAtOnce) }, (_, n) =>
      level.slice(n * valuesAtOnce, (n + 1) * valuesAtOnce),
    );
    const merged = await Promise.all(
      parts.flatMap((part) =>
        among.map((all) => all.where('mergedInto', 'in', part).select('isRepeat').get()),
      ),
    );
    const fresh = merged.flatMap(({ docs }) => docs).filter(({ id }) => !found.has(id));
    for (const each of fresh) found.set(each.id, each.get('isRepeat') === true);
    level = fresh.map(({ id }) => id);
  }
  const others = [...found].filter(([id]) => !ids.includes(id));
  return others.toSorted(([, one], [, other]) => Number(one) - Number(other)).map(([id]) => id);
}
