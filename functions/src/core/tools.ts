/**
 * Every handler's dependencies: nothing below opens a connection, or reads a clock or the
 * environment directly.
 */

import type { SignInProvider } from '@platzwart/domain/sign-in/session';
import type { PushSubscription } from '@platzwart/domain/team/devices';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { Accounts } from './accounts.ts';
import type { Email } from './email.ts';
import type { FactorSeal } from './factor-seal.ts';

/** What each function has, and the capabilities it names: `Tools<'mail' | 'keyedHash'>`. */
export type Tools<C extends Capability = never> = {
  readonly db: Firestore;
  /** The current moment. */
  readonly now: () => Date;
  /** The product's origin, without a trailing slash ('https://…'): for links in e-mails. */
  readonly origin: string;
  /** The address for the platform's own alarms; '' for the log only. */
  readonly operatorEmail: string;
  readonly accounts: Accounts;
  readonly limits: Limits;
  /**
   * The caller's network address, as the platform saw it (`core/sender-of.ts`); '' without a
   * caller.
   */
  readonly sender: string;
  /** As how many people that address may count: one, or many behind a hop that names nobody. */
  readonly senders: number;
  /** Whether App Check vouches for the caller; missing where the deployment does not ask it. */
  readonly isVouched?: boolean;
  /** The caller's browser and system, in plain words; missing without a caller. */
  readonly device?: string;
  /** Waits that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
} & Pick<Capabilities, C>;

/**
 * Each needs a secret, which only services that declare the capability can read (`services.ts`).
 */
export type Capabilities = {
  /**
   * A keyed hash (hex) of what must be recognizable but never readable: people, addresses.
   * Different texts give different hashes.
   */
  readonly keyedHash: (text: string) => string;
  /** For the secrets of codes. */
  readonly factorSeal: FactorSeal;
  readonly mail: Mail;
  readonly payments: Payments;
  readonly push: Push;
};
export type Capability = keyof Capabilities;

/** With every capability, as tests and scripts have them. */
export type AllTools = Tools<Capability>;

/**
 * What became of an e-mail at the mail server: accepted, later (4xx), refused for good by the
 * receiving side (5xx). 'unable': nothing was tried for the receiver, because of us or our provider;
 * 'unanswered': it may have arrived. `stopsAll`: the same happens to every other e-mail now.
 */
export type Delivery =
  | { kind: 'taken' }
  | { kind: 'tryLater'; answer: string }
  | { kind: 'never'; answer: string }
  | {
      kind: 'unable' | 'unanswered';
      why: 'signIn' | 'connection' | 'refused';
      stopsAll: boolean;
      answer: string;
    };

/** `logo`: a PNG that the e-mail's HTML names. */
export type Mail = {
  send(id: string, email: Email & { readonly logo?: Uint8Array }): Promise<Delivery>;
};

/**
 * A push notice; `path` is what pressing it opens. A later notice of the same topic replaces one
 * that was not delivered yet.
 */
export type PushNotice = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly topic: string;
};

export type Push = {
  /** For which browsers subscribe, base64url. */
  readonly publicKey: () => string;
  /** Whether that is an endpoint of a push service we know. */
  readonly takes: (endpoint: string) => boolean;
  /** 'gone': the subscription has ended. Never throws. */
  readonly send: (to: PushSubscription, notice: PushNotice) => Promise<'taken' | 'gone' | 'failed'>;
};

export type Payments = {
  /** The provider's client, loaded on first use, so that other functions start no slower. */
  readonly client: () => Promise<Stripe>;
  /**
   * Whether the provider calculates the tax (Stripe Tax); otherwise it charges prices as they are.
   */
  readonly taxEnabled: boolean;
};

/** Rate limits: parameters of the deployment. */
type Limits = {
  /** Bookings per hour and network address. */
  readonly bookingsPerAddress: number;
  /**
   * Bookings per hour and practice; beyond that, its e-mails become one per hour. Nobody is
   * refused.
   */
  readonly bookingsPerPractice: number;
  /**
   * E-mails per day and `MailboxCount` that strangers can make one practice send to a mailbox;
   * also, of one kind, about a request.
   */
  readonly emailsPerMailbox: number;
  /** Those of bookings from all practices together; of other counts, a share of it. */
  readonly emailsPerMailboxOfAll: number;
  /**
   * Multiplies the limits of calls (`access`) and endpoints: 1, except where one machine plays many
   * people.
   */
  readonly callsTimes: number;
  /**
   * E-mails per day to patients (the same again about bookings), and invitations, of an unapproved
   * practice.
   */
  readonly emailsPerNewPractice: number;
  readonly invitationsPerNewPractice: number;
};

/** The caller, as Firebase Auth vouches for it. */
export type Caller = {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** Whether the person has confirmed the address. */
  readonly emailVerified: boolean;
  /** Unchanged by token renewal. */
  readonly signedInAt: Date;
  readonly provider: SignInProvider;
  /** Of a sign-in with Google: the key of the account there (`LinkedAccount`). */
  readonly identity?: string;
  /** The second half of its session document's id. */
  readonly session: string;
};

/** Whether that many milliseconds have passed since this call. */
export function deadline(milliseconds: number, now: Tools['now']): () => boolean {
  const end = now().getTime() + milliseconds;
  return () => now().getTime() > end;
}
