/** Accounts backed by Firebase Auth. */
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import type { Auth, UpdateRequest, UserRecord } from 'firebase-admin/auth';
import type { Accounts, LinkedAccount, Person } from '../core/accounts.ts';
import { pause } from '../core/pause.ts';
import { usableName } from './caller-of.ts';

export function authAccounts(auth: () => Auth): Accounts {
  /** To a confirmed address; false if another account has it. */
  async function movedTo(email: string, uid: string, more: UpdateRequest): Promise<boolean> {
    try {
      await auth().updateUser(uid, { email, emailVerified: true, ...more });
      return true;
    } catch (error) {
      if (codeOf(error) === 'auth/email-already-exists') return false;
      throw error;
    }
  }
  return {
    withUid: (uid) => personOf(auth().getUser(uid)),
    withEmail: (email) => personOf(auth().getUserByEmail(email)),
    async withUids(uids) {
      if (uids.length === 0) return [];
      return (await auth().getUsers(uids.map((uid) => ({ uid })))).users.map(asPerson);
    },
    async confirmationCode(email) {
      // We never send Firebase's own link: we only take its code for a link to our page.
      const code = new URL(await auth().generateEmailVerificationLink(email)).searchParams.get(
        'oobCode',
      );
      if (!code) throw new Error('Auth made a link without a code.');
      return code;
    },
    async setName(uid, name) {
      await auth().updateUser(uid, { displayName: name });
    },
    setEmail: (uid, email) => movedTo(email, uid, {}),
    async setPassword(uid, password) {
      await auth().updateUser(uid, { password });
    },
    async giveBack(uid, email, password) {
      const { hasPassword, linked } = asPerson(await auth().getUser(uid));
      const others = linked.filter((each) => !isSameEmail(each.email, email));
      return movedTo(email, uid, { ...(hasPassword && { password }), ...without(others) });
    },
    async resetPassword(uid, password) {
      const { linked } = asPerson(await auth().getUser(uid));
      await auth().updateUser(uid, { password, emailVerified: true, ...without(linked) });
    },
    async setFactors(uid, kinds) {
      await unlessUnknown(
        auth().setCustomUserClaims(uid, kinds.length > 0 ? { factors: kinds } : null),
      );
    },
    async endSignIns(uid) {
      await auth().revokeRefreshTokens(uid);
      // What begins from here on counts: see `validSinceOf`.
      await pause(1000 - (Date.now() % 1000));
    },
    signInToken: (uid, session) => auth().createCustomToken(uid, { session }),
    async unlink(uid, linked) {
      await auth().updateUser(uid, without(linked));
    },
    async shutOut(uid) {
      await auth().updateUser(uid, { disabled: true });
    },
    async letIn(uid) {
      await auth().updateUser(uid, { disabled: false });
    },
    async delete(uid) {
      await unlessUnknown(auth().deleteUser(uid));
    },
  };
}

function without(linked: readonly LinkedAccount[]): UpdateRequest {
  return linked.length > 0 ? { providersToUnlink: linked.map(({ providerId }) => providerId) } : {};
}

async function personOf(asked: Promise<UserRecord>): Promise<Person | undefined> {
  const user = await unlessUnknown(asked);
  return user && asPerson(user);
}

function asPerson({
  uid,
  displayName,
  email,
  emailVerified,
  disabled,
  providerData,
  metadata,
  customClaims,
  ...user
}: UserRecord): Person {
  return {
    uid,
    name: usableName(displayName),
    email: email ?? '',
    emailVerified,
    disabled,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    lastSignInAt: metadata.lastSignInTime ? new Date(metadata.lastSignInTime) : null,
    validSince: validSinceOf(metadata.creationTime, user.tokensValidAfterTime),
    linked: providerData
      .filter(({ providerId }) => providerId !== 'password')
      .map((each) => ({
        key: `${each.providerId}:${each.uid}`,
        providerId: each.providerId,
        email: each.email ?? '',
      })),
    factors: Array.isArray(customClaims?.factors) ? customClaims.factors.map(String) : [],
  };
}

/**
 * Auth rounds down to whole seconds: what began in the one in which all sign-ins ended is over, too,
 * unless the account itself began then.
 */
function validSinceOf(creationTime: string, tokensValidAfterTime = creationTime): Date {
  const [created, ended] = [Date.parse(creationTime), Date.parse(tokensValidAfterTime)];
  return new Date(ended > created + 1000 ? ended + 1000 : ended);
}

async function unlessUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;
