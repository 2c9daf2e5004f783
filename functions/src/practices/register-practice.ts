import { newAccount } from '@platzwart/domain/account';
import { accepted, type Detail, detailsOf, type Outcome, refused } from '@platzwart/domain/failure';
import { defaultFormConfiguration } from '@platzwart/domain/form-configuration';
import type { User } from '@platzwart/domain/member';
import type { Practice } from '@platzwart/domain/practice';
import { Registration, type RegistrationAnswer } from '@platzwart/domain/registration';
import { slugCandidates } from '@platzwart/domain/slug';
import type { Transaction } from 'firebase-admin/firestore';
import { type Collections, collections, type PracticeLogo } from '../collections.ts';
import { registrationDoneLetter } from '../mail/letters/registration-done.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { Caller, Tools } from '../tools.ts';
import { logoFrom, logoPath } from './logo.ts';
import type { SentRegistration } from './read-registration.ts';

/** The first location of a practice; others get ids of their own. */
const firstLocation = { id: 'praxis', title: 'Praxis' };

/**
 * Registers a practice with everything it needs to take requests at once, all or nothing (spec sections 2 and 3).
 * The caller becomes its administrator. Out: the slug, made from the title, numbered if it is taken.
 * Failures: details at the fields of the registration form, `logoImage` among them.
 */
export async function registerPractice(
  { data, logo: picture }: SentRegistration,
  caller: Caller,
  tools: Tools,
): Promise<Outcome<RegistrationAnswer>> {
  const registration = Registration.safeParse(data);
  const logo = picture ? await logoFrom(picture) : undefined;
  const details: Detail[] = [
    ...(registration.success ? [] : detailsOf(registration.error)),
    ...(logo && !logo.ok && logo.failure.kind === 'invalid' ? logo.failure.details : []),
  ];
  if (!registration.success || details.length > 0) return refused({ kind: 'invalid', details });

  const { db, now, origin } = tools;
  const moment = now();
  const slug = await db.runTransaction(async (tx) => {
    const docs = collections(db);
    const free = await freeSlug(registration.data.title, docs, tx);
    const user = (await tx.get(docs.user(caller.uid))).data();
    const practice = practiceOf(free, registration.data, logo?.ok ? logo.value : undefined);
    const account = newAccount(registration.data.email, caller.uid, moment);

    tx.create(docs.practice(free), practice);
    tx.create(docs.form(free), defaultFormConfiguration(firstLocation));
    tx.create(docs.account(free), account);
    tx.create(docs.member(free, caller.uid), { role: 'administrator', name: nameOf(user, caller), lastVisit: null });
    tx.set(docs.requestCounters(free), { open: 0, archived: 0 });
    tx.set(docs.heatmap(free, firstLocation.id), { cells: {} });
    tx.set(docs.user(caller.uid), {
      name: nameOf(user, caller),
      email: caller.email,
      practices: [...(user?.practices ?? []), { slug: free, title: practice.title, role: 'administrator' }],
    });
    if (logo?.ok) tx.set(docs.practiceLogo(free), logo.value);
    queueLetter(tx, registrationDoneLetter({ practice, account, name: nameOf(user, caller) }, origin), db);
    return free;
  });
  return accepted({ slug });
}

/** The first name nobody has. Read in the transaction that takes it: of two at once, one tries again and gets the next. */
async function freeSlug(title: string, docs: Collections, tx: Transaction): Promise<string> {
  for (const candidate of slugCandidates(title)) {
    if (!(await tx.get(docs.practice(candidate))).exists) return candidate;
  }
  throw new Error('The registration schema lets no title through that has no slug.');
}

function practiceOf(slug: string, registration: Registration, logo: PracticeLogo | undefined): Practice {
  const { title, subtitle, website, contactPerson, listed, address1, address2, address3 } = registration;
  return {
    slug,
    title,
    subtitle,
    logoImagePath: logo ? logoPath(slug, logo) : '',
    website,
    contactPerson,
    locations: [{ ...firstLocation, address1, address2, address3 }],
    listed,
    bookingEnabled: true,
    locked: false,
  };
}

function nameOf(user: User | undefined, caller: Caller): string {
  return user?.name || caller.name;
}
