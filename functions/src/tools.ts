/** What every handler is given: nothing below opens a connection, reads a clock or an environment by itself. */
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from './accounts/accounts.ts';
import type { Mail } from './mail/transport.ts';

export type Tools = {
  readonly db: Firestore;
  /** The moment it is. */
  readonly now: () => Date;
  /** Where the product runs, without a slash at the end ('https://…'): for links in letters. */
  readonly origin: string;
  readonly mail: Mail;
  readonly accounts: Accounts;
  /** Waits that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** Who calls, as Firebase Auth vouches for it. */
export type Caller = {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** Whether the person has shown that the address is theirs. */
  readonly emailVerified: boolean;
};
