/** What every handler is given: nothing below opens a connection, reads a clock or an environment by itself. */
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { Accounts } from './accounts.ts';
import type { Email } from './email.ts';

export type Tools = {
  readonly db: Firestore;
  /** The moment it is. */
  readonly now: () => Date;
  /** Where the product runs, without a slash at the end ('https://…'): for links in e-mails. */
  readonly origin: string;
  readonly mail: Mail;
  /** Where the platform's own alarms go; '' for nowhere but the log. */
  readonly operatorEmail: string;
  readonly accounts: Accounts;
  readonly payments: Payments;
  /** A keyed hash (hex) of what must be recognised again but never read: people, addresses. Another text, another hash. */
  readonly keyedHash: (text: string) => string;
  readonly limits: Limits;
  /** The network address a call comes from, as the platform saw it (`core/sender-of.ts`); '' where nobody calls. */
  readonly sender: string;
  /** Waits that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** What the mail server said: taken, try later (4xx, no connection), never (5xx). */
export type Delivery = { kind: 'taken' } | { kind: 'tryLater'; answer: string } | { kind: 'never'; answer: string };

export type Mail = { send(id: string, email: Email): Promise<Delivery> };

export type Payments = {
  /** The provider's own client; loaded when it is first needed, so that no other function starts slower for it. */
  readonly client: () => Promise<Stripe>;
  /** Whether the provider works out the tax (Stripe Tax); without it prices are charged as they are. */
  readonly taxEnabled: boolean;
};

/** How much is too much: parameters of the deployment. */
export type Limits = {
  /** Bookings an hour from one address of the network. */
  readonly bookingsPerAddress: number;
  /** Bookings an hour for one practice; beyond, its e-mails become one an hour. Nobody is refused. */
  readonly bookingsPerPractice: number;
  /** E-mails a day that one mailbox gets about requests to one practice. */
  readonly emailsPerMailbox: number;
  /** The limits of calls (`access`) and endpoints count so many times over: 1 but where one machine plays many people. */
  readonly callsTimes: number;
  /** E-mails a day to patients (as many again about bookings), and invitations, of a practice that has neither paid nor been looked at. */
  readonly emailsPerNewPractice: number;
  readonly invitationsPerNewPractice: number;
};

/** Who calls, as Firebase Auth vouches for it. */
export type Caller = {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** Whether the person has shown that the address is theirs. */
  readonly emailVerified: boolean;
  /** Renewed tokens keep it. */
  readonly signedInAt: Date;
};

/** Whether that many milliseconds have gone by since now. */
export function deadline(milliseconds: number, now: Tools['now']): () => boolean {
  const end = now().getTime() + milliseconds;
  return () => now().getTime() > end;
}
