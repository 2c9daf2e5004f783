/** Accounts as Firebase Auth keeps them: the few things handlers need of it, so that none of them knows the SDK. */

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
