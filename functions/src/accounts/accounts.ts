/** Accounts as Firebase Auth keeps them: the few things handlers need of it, so that none of them knows the SDK. */
import type { Auth, UserRecord } from 'firebase-admin/auth';

/** An account at this moment; a token may tell of an older one. */
export type Person = {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the operator has shut the account out. */
  readonly disabled: boolean;
  /** Whether one can sign in with a password, and not only by another provider. */
  readonly hasPassword: boolean;
  /** All sign-ins before this moment were ended, in whole seconds. */
  readonly validSince: Date;
  /** The other ways in: accounts elsewhere, with the address they have there. */
  readonly linked: readonly LinkedAccount[];
};

/** `key` names the account there, for ever: '{provider}:{its uid}'. */
export type LinkedAccount = { readonly key: string; readonly providerId: string; readonly email: string };

export type Accounts = {
  withUid(uid: string): Promise<Person | undefined>;
  withEmail(email: string): Promise<Person | undefined>;
  /** All there are, a page at a time. */
  all(): AsyncGenerator<readonly Person[]>;
  /** The secret of a link that confirms this address of an account. */
  confirmationCode(email: string): Promise<string>;
  /** The name that the next tokens carry. */
  setName(uid: string, name: string): Promise<void>;
  /** A confirmed address; false if another account has it. */
  setEmail(uid: string, email: string): Promise<boolean>;
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * By whoever has just proven to own the mailbox: the address is confirmed by that, and accounts elsewhere that somebody may have linked
   * before lose their way in (they come back with the next sign-in there).
   */
  resetPassword(uid: string, password: string): Promise<void>;
  /** Ends every sign-in there has been. */
  endSignIns(uid: string): Promise<void>;
  unlink(uid: string, linked: readonly LinkedAccount[]): Promise<void>;
  shutOut(uid: string): Promise<void>;
  /** An account that is gone already is no failure. */
  delete(uid: string): Promise<void>;
};

export function authAccounts(auth: () => Auth): Accounts {
  return {
    withUid: (uid) => personOf(auth().getUser(uid)),
    withEmail: (email) => personOf(auth().getUserByEmail(email)),
    async *all() {
      let page: string | undefined;
      do {
        const { users, pageToken } = await auth().listUsers(1000, page);
        yield users.map(asPerson);
        page = pageToken;
      } while (page);
    },
    async confirmationCode(email) {
      // Firebase's own link is never sent: only its code is taken, for a link to our page.
      const code = new URL(await auth().generateEmailVerificationLink(email)).searchParams.get('oobCode');
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
      await auth().updateUser(uid, { password, emailVerified: true, ...(linked.length > 0 && { providersToUnlink }) });
    },
    async endSignIns(uid) {
      await auth().revokeRefreshTokens(uid);
    },
    async unlink(uid, linked) {
      await auth().updateUser(uid, { providersToUnlink: linked.map(({ providerId }) => providerId) });
    },
    async shutOut(uid) {
      await auth().updateUser(uid, { disabled: true });
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

function asPerson({ uid, displayName, email, emailVerified, disabled, providerData, tokensValidAfterTime, metadata }: UserRecord): Person {
  return {
    uid,
    name: displayName ?? '',
    email: email ?? '',
    emailVerified,
    disabled,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    validSince: new Date(tokensValidAfterTime ?? metadata.creationTime),
    linked: providerData
      .filter(({ providerId }) => providerId !== 'password')
      .map((each) => ({ key: `${each.providerId}:${each.uid}`, providerId: each.providerId, email: each.email ?? '' })),
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
