import { createHash, randomBytes } from 'node:crypto';
import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { day } from '@platzwart/domain/dates/durations';
import {
  accepted,
  type Detail,
  detailsOf,
  functionsMessages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { type Account, newAccount, teamAccountOf } from '@platzwart/domain/practice/account';
import { deceptiveDetails } from '@platzwart/domain/practice/deceptive-name';
import type { Practice } from '@platzwart/domain/practice/practice';
import { readRegion } from '@platzwart/domain/practice/read-region';
import type { RegistrationAnswer } from '@platzwart/domain/practice/registration';
import { RegistrationPayload } from '@platzwart/domain/practice/registration-payload';
import { slugCandidates } from '@platzwart/domain/practice/slug';
import { type Limit, type RateLimit, withAttempt } from '@platzwart/domain/rate-limit';
import { demandOf } from '@platzwart/domain/sign-in/session-document';
import type { Firestore } from 'firebase-admin/firestore';
import { type Collections, collections, type PracticeLogo } from '../core/collections.ts';
import { firstDailyWork } from '../core/daily-work.ts';
import { firstSignIns, isPastUs } from '../core/known-account.ts';
import { watchMember } from '../core/known-members.ts';
import { commitUnlessConflict, replaceUnchanged } from '../core/optimistic-write.ts';
import type { Caller, Tools } from '../core/tools.ts';
import { queueEmail } from '../emails/outbox.ts';
import { registrationDoneEmail } from '../emails/templates/registration-done.ts';
import { isOfBefore } from '../team/links-of-before.ts';
import { nameOf, withPractice } from '../team/membership.ts';
import { startWaitingLists } from '../waiting-list/change-effects.ts';
import { decideName } from './decide-name.ts';
import { newEmailConfirmation } from './email-confirmation.ts';
import { logoPath, logoSentBy, looksLikeLogo } from './logo.ts';
import type { SentRegistration } from './read-registration.ts';
import { termsInEffect } from './terms-in-effect.ts';

/** The first location of a practice; others get ids of their own. */
const firstLocation = { id: 'praxis', title: 'Praxis' };

/** Per account, in 24 hours. */
const limit: Limit = { max: 5, minutes: 24 * 60 };

/** Milliseconds an attempt is remembered: longer than browsers retry. */
const memory = day;

/**
 * Retries after write conflicts before it fails: each means that a registration of the same name or
 * person succeeded.
 */
const maxAttempts = 50;

/**
 * Registers a practice, closed until its administrator opens it, all or nothing (spec sections 2
 * and 3). The caller becomes its administrator. Out: the slug, derived from the title, numbered if
 * it is taken. A retry by the same caller with the same `attempt` (of the sender's choice) gets the
 * first answer. Failures: an unconfirmed address or too many registrations (field form), details at
 * the fields of the registration form, including `logoImage`.
 */
export async function registerPractice(
  {
    data,
    logo: picture,
    attempt = randomBytes(16).toString('hex'),
  }: SentRegistration & { attempt?: string },
  caller: Caller,
  tools: Tools,
): Promise<Outcome<RegistrationAnswer>> {
  if (!caller.emailVerified)
    return refusedAt(wholeForm, 'emailUnverified', functionsMessages.emailUnverified);
  const moment = tools.now();
  // Refuses a flood at three reads each.
  const early = answerFrom(await whatStands(caller, attempt, tools.db), moment);
  if ('ok' in early) return early;

  const registration = RegistrationPayload.safeParse(data);
  if (!registration.success) {
    const looks = picture && looksLikeLogo(picture);
    const details: Detail[] = [
      ...detailsOf(registration.error),
      ...(looks && !looks.ok && looks.failure.kind === 'invalid' ? looks.failure.details : []),
    ];
    return refused({ kind: 'invalid', details });
  }
  const deceptive = deceptiveDetails(registration.data);
  if (deceptive.length > 0) return refused({ kind: 'invalid', details: deceptive });
  // The expensive part comes last.
  const logo = picture && (await logoSentBy(caller.uid, picture, tools));
  if (logo && !logo.ok) return logo;

  const validated = { registration: registration.data, logo: logo?.value };
  for (let tries = 0; tries < maxAttempts; tries++) {
    const outcome = await tryToRegister(validated, caller, attempt, moment, tools);
    if (outcome) return outcome;
  }
  throw new Error('Others were faster each time.');
}

/**
 * One attempt; undefined on a write conflict: another registration of this person, or of this name.
 */
async function tryToRegister(
  { registration, logo }: { registration: RegistrationPayload; logo: PracticeLogo | undefined },
  caller: Caller,
  attempt: string,
  moment: Date,
  tools: Tools,
): Promise<Outcome<RegistrationAnswer> | undefined> {
  const { db, origin, accounts } = tools;
  const docs = collections(db);
  const stands = await whatStands(caller, attempt, db);
  const answer = answerFrom(stands, moment);
  if ('ok' in answer) return answer;
  // After the person's document, which the writing demands unchanged.
  const [person, links, acceptedTerms] = await Promise.all([
    accounts.withUid(caller.uid),
    docs.accountLinks().where('uid', '==', caller.uid).get(),
    termsInEffect(),
  ]);
  const user = stands.user.data();
  // A token lives on for an hour after the account has gone back to another address.
  const isCaller = person && isSameEmail(person.email, caller.email);
  if (person && (!isCaller || (await isPastUs(caller, user, person, tools))))
    return refused({ kind: 'signInNeeded' });
  const signInsValidFrom = person?.validSince;
  const known = user ?? (person && firstSignIns(person, caller));

  const slug = await freeSlug(registration.title, docs);
  const name = nameOf(user, caller);
  const wanted = practiceOf(slug, registration, logo);
  // The caller has confirmed their own address.
  const isOwnEmail = isSameEmail(registration.email, caller.email);
  const confirmation = isOwnEmail
    ? undefined
    : newEmailConfirmation(
        wanted,
        { address: registration.email, askedBy: caller.uid, now: moment },
        origin,
      );
  const fresh: Account = {
    ...newAccount(registration.email, caller.uid, moment),
    acceptedTerms,
    confirmedEmail: isOwnEmail ? registration.email : '',
    emailConfirmation: confirmation?.stored ?? null,
  };
  const decided = await decideName(
    { practice: wanted, before: undefined, account: fresh, uid: caller.uid },
    tools,
  );
  const { practice, asks } = decided;
  const account = { ...fresh, ...decided.account };
  const practices = withPractice(user?.practices ?? [], {
    slug,
    title: practice.title,
    role: 'administrator',
  });
  const isMade = await commitUnlessConflict(
    db.runTransaction((tx) => {
      tx.create(docs.practice(slug), practice);
      tx.create(docs.form(slug), defaultFormConfiguration(firstLocation));
      tx.create(docs.account(slug), account);
      tx.create(docs.teamAccount(slug), teamAccountOf(account));
      tx.create(docs.dailyWork(slug), firstDailyWork(moment));
      tx.create(docs.member(slug, caller.uid), {
        role: 'administrator',
        name,
        email: caller.email,
        lastVisit: null,
        signInsValidFrom,
        ...demandOf(known, undefined),
      });
      watchMember(tx, caller.uid, docs);
      startWaitingLists(tx, { slug, locationId: firstLocation.id }, tools);
      // Former owners of the account, under another address, must not get back into it.
      for (const { ref, data } of links.docs.map((each) => ({ ref: each.ref, data: each.data() })))
        if (isOfBefore(data, caller.email, user)) tx.delete(ref);
      if (logo) tx.set(docs.practiceLogo(slug), logo);
      replaceUnchanged(tx, stands.user, {
        ...known,
        name,
        email: caller.email,
        practices,
        signInsValidFrom,
      });
      replaceUnchanged(tx, stands.registrations, answer.counted);
      replaceUnchanged(tx, stands.attempt, {
        slug,
        expiresAt: new Date(moment.getTime() + memory),
      });
      for (const email of [
        registrationDoneEmail({ practice, account, name, email: caller.email }, origin),
        ...(confirmation?.emails ?? []),
        ...asks,
      ])
        queueEmail(tx, email, db);
      return Promise.resolve();
    }),
  );
  return isMade ? accepted({ slug }) : undefined;
}

type AttemptState = Awaited<ReturnType<typeof whatStands>>;

/** The state that decides, and changes with every registration of this person. */
async function whatStands(caller: Caller, attempt: string, db: Firestore) {
  const docs = collections(db);
  const [past, registrations, user] = await Promise.all([
    docs.registration(attemptId(caller, attempt)).get(),
    docs.rateLimit(registrationLimitId(caller.uid)).get(),
    docs.user(caller.uid).get(),
  ]);
  return { attempt: past, registrations, user };
}

/**
 * The answer, if it does not depend on the form: this attempt already has one, or the person has
 * reached the limit. Else the person's registrations, including this one.
 */
function answerFrom(
  { attempt, registrations }: AttemptState,
  moment: Date,
): Outcome<RegistrationAnswer> | { counted: RateLimit } {
  const past = attempt.data();
  if (past && past.expiresAt > moment) return accepted({ slug: past.slug });
  const counted = withAttempt(limit, registrations.data(), moment);
  return counted
    ? { counted }
    : refusedAt(wholeForm, 'tooManyRegistrations', functionsMessages.tooManyRegistrations);
}

/** Derived from the account alone: the id under which the times of its registrations are stored. */
export function registrationLimitId(uid: string): string {
  return createHash('sha256').update(`registrations ${uid}`).digest('hex');
}

/**
 * Derived from account and attempt: the id under which its answer is stored. Nobody else's attempt
 * of the same name leads here.
 */
export function attemptId({ uid }: Pick<Caller, 'uid'>, attempt: string): string {
  return createHash('sha256').update(`${uid} ${attempt}`).digest('hex');
}

/**
 * The first name that nobody has or ever had, so that old posters and links never lead to a
 * stranger.
 */
async function freeSlug(title: string, docs: Collections): Promise<string> {
  for (const candidate of slugCandidates(title)) {
    const [now, before] = await Promise.all([
      docs.practice(candidate).get(),
      docs.formerPractice(candidate).get(),
    ]);
    if (!now.exists && !before.exists) return candidate;
  }
  throw new Error('The registration schema lets no title through that has no slug.');
}

function practiceOf(
  slug: string,
  registration: RegistrationPayload,
  logo: PracticeLogo | undefined,
): Practice {
  const { title, subtitle, website, contactPerson, phone, listed, address1, address2, address3 } =
    registration;
  const reading = readRegion(registration);
  const region = registration.region ?? (reading.kind === 'read' ? reading.region : undefined);
  return {
    slug,
    title,
    subtitle,
    logoImagePath: logo ? logoPath(slug, logo) : '',
    website,
    contactPerson,
    phone,
    locations: [{ ...firstLocation, address1, address2, address3, ...(region && { region }) }],
    listed,
    // Nobody has set its times yet: its owner opens it.
    bookingEnabled: false,
    notYetOpened: true,
    locked: false,
  };
}
