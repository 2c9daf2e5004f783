import { createHash, randomBytes } from 'node:crypto';
import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
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
import { type Account, newAccount } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { Registration, type RegistrationAnswer } from '@platzwart/domain/practice/registration';
import { slugCandidates } from '@platzwart/domain/practice/slug';
import { type Limit, type RateLimit, withAttempt } from '@platzwart/domain/rate-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { type Collections, collections, type PracticeLogo } from '../core/collections.ts';
import { commitUnlessConflict, replaceUnchanged } from '../core/optimistic-write.ts';
import type { Caller, Tools } from '../core/tools.ts';
import { queueEmail } from '../emails/outbox.ts';
import { registrationDoneEmail } from '../emails/templates/registration-done.ts';
import { nameOf, withPractice } from '../team/membership.ts';
import { decideListing } from './decide-listing.ts';
import { newEmailConfirmation } from './email-confirmation.ts';
import { logoPath, logoSentBy, looksLikeLogo } from './logo.ts';
import type { SentRegistration } from './read-registration.ts';

/** The first location of a practice; others get ids of their own. */
const firstLocation = { id: 'praxis', title: 'Praxis' };

/** Per account, in 24 hours. */
const limit: Limit = { max: 5, minutes: 24 * 60 };

/** Milliseconds that an attempt is remembered: longer than a browser goes on trying. */
const memory = 24 * 60 * 60_000;

/** How often somebody else may be faster before it is a failure: each time, a registration of the same name or person went through. */
const maxAttempts = 50;

/**
 * Registers a practice with everything it needs to take requests at once, all or nothing (spec sections 2 and 3).
 * The caller becomes its administrator. Out: the slug, made from the title, numbered if it is taken. Sent again by the
 * same caller with the same `attempt` (of the sender's choice) it answers as the first time.
 * Failures: an address nobody confirmed or too many registrations (field form), details at the fields of the
 * registration form, `logoImage` among them.
 */
export async function registerPractice(
  { data, logo: picture, attempt = randomBytes(16).toString('hex') }: SentRegistration & { attempt?: string },
  caller: Caller,
  tools: Tools,
): Promise<Outcome<RegistrationAnswer>> {
  if (!caller.emailVerified) return refusedAt(wholeForm, 'emailUnverified', functionsMessages.emailUnverified);
  const moment = tools.now();
  // A flood is refused for three reads each.
  const early = answerFrom(await whatStands(caller, attempt, tools.db), moment);
  if ('ok' in early) return early;

  const registration = Registration.safeParse(data);
  if (!registration.success) {
    const looks = picture && looksLikeLogo(picture);
    const details: Detail[] = [
      ...detailsOf(registration.error),
      ...(looks && !looks.ok && looks.failure.kind === 'invalid' ? looks.failure.details : []),
    ];
    return refused({ kind: 'invalid', details });
  }
  // The dear part comes last.
  const logo = picture && (await logoSentBy(caller.uid, picture, tools));
  if (logo && !logo.ok) return logo;

  const validated = { registration: registration.data, logo: logo?.value };
  for (let tries = 0; tries < maxAttempts; tries++) {
    const outcome = await tryToRegister(validated, caller, attempt, moment, tools);
    if (outcome) return outcome;
  }
  throw new Error('Others were faster each time.');
}

/** One try; undefined if somebody was faster: another registration of this person, or of this name. */
async function tryToRegister(
  { registration, logo }: { registration: Registration; logo: PracticeLogo | undefined },
  caller: Caller,
  attempt: string,
  moment: Date,
  tools: Tools,
): Promise<Outcome<RegistrationAnswer> | undefined> {
  const { db, origin, accounts } = tools;
  const docs = collections(db);
  const [stands, person, links] = await Promise.all([
    whatStands(caller, attempt, db),
    accounts.withUid(caller.uid),
    docs.accountLinks().where('uid', '==', caller.uid).get(),
  ]);
  const signInsValidFrom = person?.validSince;
  const answer = answerFrom(stands, moment);
  if ('ok' in answer) return answer;

  const slug = await freeSlug(registration.title, docs);
  const user = stands.user.data();
  const name = nameOf(user, caller);
  const wanted = practiceOf(slug, registration, logo);
  // Whoever registers has confirmed their own address.
  const isOwnEmail = isSameEmail(registration.email, caller.email);
  const confirmation = isOwnEmail ? undefined : newEmailConfirmation(wanted, registration.email, moment, origin);
  const unlisted: Account = {
    ...newAccount(registration.email, caller.uid, moment),
    confirmedEmail: isOwnEmail ? registration.email : '',
    emailConfirmation: confirmation?.stored ?? null,
  };
  const { listed, listingHeldAt, asks } = await decideListing(
    { practice: wanted, before: undefined, account: unlisted, uid: caller.uid },
    tools,
  );
  const [practice, account] = [
    { ...wanted, listed },
    { ...unlisted, listingHeldAt },
  ];
  const practices = withPractice(user?.practices ?? [], { slug, title: practice.title, role: 'administrator' });
  const isMade = await commitUnlessConflict(
    db.runTransaction((tx) => {
      tx.create(docs.practice(slug), practice);
      tx.create(docs.form(slug), defaultFormConfiguration(firstLocation));
      tx.create(docs.account(slug), account);
      tx.create(docs.member(slug, caller.uid), { role: 'administrator', name, email: caller.email, lastVisit: null, signInsValidFrom });
      tx.set(docs.requestCounters(slug), { open: 0, archived: 0 });
      tx.set(docs.heatmap(slug, firstLocation.id), { cells: {} });
      // Nobody who had the account under another address before comes back into it.
      for (const { ref, data } of links.docs.map((each) => ({ ref: each.ref, data: each.data() })))
        if (!isSameEmail(data.email, caller.email)) tx.delete(ref);
      if (logo) tx.set(docs.practiceLogo(slug), logo);
      replaceUnchanged(tx, stands.user, { name, email: caller.email, practices, signInsValidFrom });
      replaceUnchanged(tx, stands.registrations, answer.counted);
      replaceUnchanged(tx, stands.attempt, { slug, expiresAt: new Date(moment.getTime() + memory) });
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

/** What decides, and what changes with every registration of this person. */
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
 * The answer, if there is one whatever the form holds: this attempt had it before, or the person has registered enough.
 * Else the person's registrations, counted with this one.
 */
function answerFrom({ attempt, registrations }: AttemptState, moment: Date): Outcome<RegistrationAnswer> | { counted: RateLimit } {
  const past = attempt.data();
  if (past && past.expiresAt > moment) return accepted({ slug: past.slug });
  const counted = withAttempt(limit, registrations.data(), moment);
  return counted ? { counted } : refusedAt(wholeForm, 'tooManyRegistrations', functionsMessages.tooManyRegistrations);
}

/** Of the account alone: where the moments of its registrations are kept. */
export function registrationLimitId(uid: string): string {
  return createHash('sha256').update(`registrations ${uid}`).digest('hex');
}

/** Of account and attempt, where its answer is kept: nobody else's attempt of the same name leads here. */
export function attemptId({ uid }: Pick<Caller, 'uid'>, attempt: string): string {
  return createHash('sha256').update(`${uid} ${attempt}`).digest('hex');
}

/** The first name that nobody has or ever had: what stands on old posters and in old links leads to no stranger. */
async function freeSlug(title: string, docs: Collections): Promise<string> {
  for (const candidate of slugCandidates(title)) {
    const [now, before] = await Promise.all([docs.practice(candidate).get(), docs.formerPractice(candidate).get()]);
    if (!now.exists && !before.exists) return candidate;
  }
  throw new Error('The registration schema lets no title through that has no slug.');
}

function practiceOf(slug: string, registration: Registration, logo: PracticeLogo | undefined): Practice {
  const { title, subtitle, website, contactPerson, phone, listed, address1, address2, address3 } = registration;
  return {
    slug,
    title,
    subtitle,
    logoImagePath: logo ? logoPath(slug, logo) : '',
    website,
    contactPerson,
    phone,
    locations: [{ ...firstLocation, address1, address2, address3 }],
    listed,
    bookingEnabled: true,
    locked: false,
  };
}
