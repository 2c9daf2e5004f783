/** The few things handlers need of Firebase Auth's accounts, so that none of them knows the SDK. */

/** An account's current state; a token may carry an older one. */
export type Person = {
  readonly uid: string;
  /** '' if it has none, or one that we do not let anybody bear. */
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the operator has disabled the account. */
  readonly disabled: boolean;
  /** Whether it has a password sign-in, not only another provider. */
  readonly hasPassword: boolean;
  /** All earlier sign-ins, sessions and links are invalid; whole seconds. */
  readonly validSince: Date;
  readonly lastSignInAt: Date | null;
  /** Linked accounts elsewhere, with their address there. */
  readonly linked: readonly LinkedAccount[];
  /** As its future tokens say; see `setFactors`. */
  readonly factors: readonly string[];
};

/** `key` permanently identifies the account there: '{provider}:{its uid}'. */
export type LinkedAccount = {
  readonly key: string;
  readonly providerId: string;
  readonly email: string;
};

export type Accounts = {
  withUid(uid: string): Promise<Person | undefined>;
  withEmail(email: string): Promise<Person | undefined>;
  /** Of at most a hundred accounts those that exist. */
  withUids(uids: readonly string[]): Promise<readonly Person[]>;
  /** The secret of a link that confirms an account's address. */
  confirmationCode(email: string): Promise<string>;
  /** Sets the name in future tokens. */
  setName(uid: string, name: string): Promise<void>;
  /** Sets a confirmed address; false if another account has it. */
  setEmail(uid: string, email: string): Promise<boolean>;
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * Back to the owner of that address, in one step: sets it, confirmed, replaces the password if
   * there is one, and unlinks accounts elsewhere with any other address. False if another account
   * has it.
   */
  giveBack(uid: string, email: string, password: string): Promise<boolean>;
  /**
   * The caller has just proven to own the mailbox: confirms the address, and unlinks accounts
   * elsewhere that somebody may have linked before (their next sign-in links them again).
   */
  resetPassword(uid: string, password: string): Promise<void>;
  /** What its future tokens say it proves itself by: for our pages, which decide nothing by it. */
  setFactors(uid: string, kinds: readonly string[]): Promise<void>;
  /** Ends every sign-in; resolves when new ones count. */
  endSignIns(uid: string): Promise<void>;
  /** A token that signs in under that session (custom token); usable for an hour. */
  signInToken(uid: string, session: string): Promise<string>;
  unlink(uid: string, linked: readonly LinkedAccount[]): Promise<void>;
  /** No sign-in counts any more, until `letIn`. */
  shutOut(uid: string): Promise<void>;
  letIn(uid: string): Promise<void>;
  /** A missing account is no failure. */
  delete(uid: string): Promise<void>;
};
