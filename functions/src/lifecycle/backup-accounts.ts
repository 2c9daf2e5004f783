/**
 * Accounts in a backup (`npm run backup`): Firestore's own backups do not hold them. What Auth does
 * not give stays behind: open sign-ins, so that everybody signs in again.
 */
import type { Erasure } from '@platzwart/domain/retention/erasure';
import { type AccountFactors, kindsOf } from '@platzwart/domain/sign-in/factors';
import type { Auth, UserImportOptions, UserImportRecord, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections } from '../core/collections.ts';

export const StoredAccount = z.strictObject({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  disabled: z.boolean(),
  createdAt: z.string(),
  /** Base64; '' without a password, or where Auth does not give it to this caller. */
  passwordHash: z.string(),
  passwordSalt: z.string(),
  linked: z.array(z.strictObject({ providerId: z.string(), uid: z.string(), email: z.string() })),
});
export type StoredAccount = z.infer<typeof StoredAccount>;

/** In one request: Auth's maximum. */
const atOnce = 1000;

export async function everyAccount(auth: Auth): Promise<StoredAccount[]> {
  const all: StoredAccount[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(atOnce, page);
    all.push(...users.map(asStored));
    page = pageToken;
  } while (page);
  return all;
}

function asStored(user: UserRecord): StoredAccount {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    name: user.displayName ?? '',
    disabled: user.disabled,
    createdAt: user.metadata.creationTime,
    passwordHash: user.passwordHash ?? '',
    passwordSalt: user.passwordSalt ?? '',
    linked: user.providerData
      .filter(({ providerId }) => providerId !== 'password')
      .map(({ providerId, uid, email }) => ({ providerId, uid, email: email ?? '' })),
  };
}

/**
 * Brings back accounts that are missing, unless they were erased since (`erasures` of that
 * database); those that are there stay as they are. Without `hash`, the project's parameters from
 * Firebase's console, people set a new password. Twice is once. Out: what became of them.
 */
export async function returnAccounts(
  stored: readonly StoredAccount[],
  { auth, db, hash }: { auth: Auth; db: Firestore; hash?: UserImportOptions['hash'] | undefined },
): Promise<{ returned: number; there: number; erased: number; failed: number }> {
  const what: Erasure['what'] = 'account';
  const erasures = await collections(db).erasures().where('what', '==', what).get();
  const erased = new Set(erasures.docs.map((each) => each.data().id));
  const there = new Set((await everyAccount(auth)).map(({ uid }) => uid));
  const missing = stored.filter(({ uid }) => !there.has(uid) && !erased.has(uid));
  let failed = 0;
  for (let from = 0; from < missing.length; from += atOnce) {
    const part = missing.slice(from, from + atOnce);
    const factors = await db.getAll(...part.map(({ uid }) => collections(db).factors(uid)));
    const some = part.map((each, n) => ({
      ...asImported(each, hash),
      ...claimsOf(factors[n]?.data() as AccountFactors | undefined),
    }));
    const result = await auth.importUsers(some, hash && { hash });
    failed += result.failureCount;
  }
  return {
    returned: missing.length - failed,
    there: stored.filter(({ uid }) => there.has(uid)).length,
    erased: stored.filter(({ uid }) => erased.has(uid)).length,
    failed,
  };
}

/** Pages ask for the second factor by what tokens say of it. */
const claimsOf = (factors: AccountFactors | undefined) =>
  factors && kindsOf(factors).length > 0 && { customClaims: { factors: kindsOf(factors) } };

function asImported(
  { uid, email, emailVerified, name, disabled, createdAt, linked, ...password }: StoredAccount,
  hash: UserImportOptions['hash'] | undefined,
): UserImportRecord {
  const hasPassword = hash && password.passwordHash !== '';
  return {
    uid,
    ...(email !== '' && { email }),
    emailVerified,
    ...(name !== '' && { displayName: name }),
    disabled,
    metadata: { creationTime: createdAt },
    providerData: linked.map((each) => ({ ...each, displayName: name })),
    ...(hasPassword && {
      passwordHash: Buffer.from(password.passwordHash, 'base64'),
      passwordSalt: Buffer.from(password.passwordSalt, 'base64'),
    }),
  };
}
