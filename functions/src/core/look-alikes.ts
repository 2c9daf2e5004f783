import type { Account } from '@platzwart/domain/practice/account';
import { areLookAlikes, nameKeysOf } from '@platzwart/domain/practice/look-alike';
import type { Practice } from '@platzwart/domain/practice/practice';
import { queries } from '@platzwart/domain/queries';
import { collections, queryOf } from './collections.ts';
import type { Tools } from './tools.ts';

/** Accounts per read. */
const atOnce = 50;

/**
 * Another practice, known to the public or to the operator, that this one could be taken for: by
 * the indexed keys of its name. Practices that
 * `uid` administers do not count, nor do those that wait for the operator themselves. `most`: looked
 * at; the practice itself if there are as many.
 */
export async function lookAlikeOf(
  practice: Practice,
  uid: string,
  { db }: Pick<Tools, 'db'>,
  most = 1000,
): Promise<Practice | undefined> {
  const docs = collections(db);
  const shape = queries.accountsNamed(nameKeysOf(practice), most);
  const found = await queryOf(db.collectionGroup(shape.collection), shape).select().get();
  // Each with what lies beside it.
  const slugs = found.docs
    .flatMap(({ id, ref }) => (id === shape.id && ref.parent.parent?.id) || [])
    .filter((slug) => slug !== practice.slug);
  for (let from = 0; from < slugs.length; from += atOnce) {
    const some = slugs.slice(from, from + atOnce);
    const others = await Promise.all(
      some.map(async (slug) => {
        const [other, account] = await Promise.all([
          docs.practice(slug).get(),
          docs.account(slug).get(),
        ]);
        return { other: other.data(), account: account.data() };
      }),
    );
    for (const { other, account } of others) {
      if (!other || !account || !isKnown(other, account) || !areLookAlikes(practice, other))
        continue;
      const self = (await docs.member(other.slug, uid).get()).data();
      if (self?.role !== 'administrator') return other;
    }
  }
  // Somebody has made so many of one name that others are out of sight: the operator looks.
  return found.size < most ? undefined : practice;
}

/**
 * Whether others must not come near its name: it is or was open, is listed or checked. Registering
 * alone reserves nothing.
 */
export function isKnown(
  practice: Practice,
  { held, identityCheckedAt }: Pick<Account, 'held' | 'identityCheckedAt'>,
): boolean {
  return (
    held === null &&
    (practice.listed || practice.notYetOpened !== true || identityCheckedAt !== null)
  );
}
