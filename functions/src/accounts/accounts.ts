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
};

/** What the holder of a link proves to own a mailbox for; `mode` is Firebase's word for it, and stands in the link. */
export type AccountAction =
  | { readonly mode: 'verifyEmail' | 'resetPassword'; readonly email: string }
  | { readonly mode: 'verifyAndChangeEmail'; readonly email: string; readonly newEmail: string };

export type Accounts = {
  withUid(uid: string): Promise<Person | undefined>;
  withEmail(email: string): Promise<Person | undefined>;
  /** The secret a link for this action carries. The account of `email` must exist, one of `newEmail` must not. */
  codeFor(action: AccountAction): Promise<string>;
  /** The name that the next tokens carry. */
  setName(uid: string, name: string): Promise<void>;
  /** An account that is gone already is no failure. */
  delete(uid: string): Promise<void>;
};

export function authAccounts(auth: () => Auth): Accounts {
  return {
    withUid: (uid) => personOf(auth().getUser(uid)),
    withEmail: (email) => personOf(auth().getUserByEmail(email)),
    async codeFor(action) {
      // Firebase's own link is never sent: only its code is taken, for a link to our page.
      const code = new URL(await linkFor(action, auth())).searchParams.get('oobCode');
      if (!code) throw new Error('Auth made a link without a code.');
      return code;
    },
    async setName(uid, name) {
      await auth().updateUser(uid, { displayName: name });
    },
    async delete(uid) {
      await unlessUnknown(auth().deleteUser(uid));
    },
  };
}

function linkFor(action: AccountAction, auth: Auth): Promise<string> {
  switch (action.mode) {
    case 'verifyEmail':
      return auth.generateEmailVerificationLink(action.email);
    case 'resetPassword':
      return auth.generatePasswordResetLink(action.email);
    case 'verifyAndChangeEmail':
      return auth.generateVerifyAndChangeEmailLink(action.email, action.newEmail);
  }
}

async function personOf(asked: Promise<UserRecord>): Promise<Person | undefined> {
  const user = await unlessUnknown(asked);
  if (!user) return undefined;
  const { uid, displayName = '', email = '', emailVerified, disabled } = user;
  return { uid, name: displayName, email, emailVerified, disabled };
}

async function unlessUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
