/** Accounts backed by Firebase Auth. */
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Accounts, Person } from '../core/accounts.ts';

export function authAccounts(auth: () => Auth): Accounts {
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
    async setEmail(uid, email) {
      try {
        await auth().updateUser(uid, { email, emailVerified: true });
        return true;
      } catch (error) {
        if (codeOf(error) === 'auth/email-already-exists') return false;
        throw error;
      }
    },
    async setPassword(uid, password) {
      await auth().updateUser(uid, { password });
    },
    async resetPassword(uid, password) {
      const { linked } = asPerson(await auth().getUser(uid));
      const providersToUnlink = linked.map(({ providerId }) => providerId);
      await auth().updateUser(uid, {
        password,
        emailVerified: true,
        ...(linked.length > 0 && { providersToUnlink }),
      });
    },
    async setFactors(uid, kinds) {
      await unlessUnknown(
        auth().setCustomUserClaims(uid, kinds.length > 0 ? { factors: kinds } : null),
      );
    },
    async endSignIns(uid) {
      await auth().revokeRefreshTokens(uid);
    },
    signInToken: (uid, session) => auth().createCustomToken(uid, { session }),
    async unlink(uid, linked) {
      await auth().updateUser(uid, {
        providersToUnlink: linked.map(({ providerId }) => providerId),
      });
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
  tokensValidAfterTime,
  metadata,
  customClaims,
}: UserRecord): Person {
  return {
    uid,
    name: displayName ?? '',
    email: email ?? '',
    emailVerified,
    disabled,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    lastSignInAt: metadata.lastSignInTime ? new Date(metadata.lastSignInTime) : null,
    validSince: new Date(tokensValidAfterTime ?? metadata.creationTime),
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

async function unlessUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;
