/**
 * The second door of the waiting lists: changes a vacancy, its offers, and the requests they are about.
 *
 * One transaction reads the vacancy first, then whatever offers and requests the pure rule (`step`) asks for, and writes all that follows:
 * offers, requests, counters, histories, e-mails and statistics, or nothing at all. The vacancy's document decides: every decision reads and
 * writes it, so that of two at the same instant only one gets the last seat. Locks are taken in one order: vacancy, offer, request.
 */
import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Actor } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { type Offer, offerId } from '@platzwart/domain/vacancies/offer';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import type { StepAnswer, VacancyEvent, VacancyStep } from '@platzwart/domain/vacancies/step-types';
import { step } from '@platzwart/domain/vacancies/steps';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { Transaction } from 'firebase-admin/firestore';
import type { Tools } from '../core/tools.ts';
import { wasEnded } from '../core/transaction.ts';
import { countOffers } from './count-offers.ts';
import { readTogether } from './read-together.ts';
import { changedRequests, contactLineId, type PhoneContact } from './requests-of-step.ts';
import { stepContext } from './vacancy-conditions.ts';
import { prepareVacancyEmails } from './vacancy-emails.ts';
import { writableCollections } from './writable-collections.ts';
import { writeRequests } from './write-requests.ts';

type VacancyChange = {
  readonly slug: string;
  readonly vacancyId: string;
  readonly by: Actor;
  /** What happens to it; a function if that depends on the stored vacancy. */
  readonly event: VacancyEvent | ((vacancy: Vacancy | undefined) => Outcome<VacancyEvent | 'unchanged'>);
  /** Whether the event's person may do this, by their stored request. */
  readonly admit?: (request: TherapyRequest | undefined) => Outcome<unknown>;
  readonly contact?: PhoneContact;
};

/** All as stored afterwards. `answer`: null if the step answers nothing, or changed nothing. */
export type ChangedVacancy = {
  readonly answer: StepAnswer | null;
  readonly vacancy: Vacancy | undefined;
  readonly offers: ReadonlyMap<string, Offer | null>;
  readonly requests: ReadonlyMap<string, TherapyRequest | null>;
};

export type VacancyTools = Pick<Tools, 'db' | 'now' | 'origin' | 'pause'>;

/**
 * Applies one event. Failures: unknown practice (field companySlug), what `admit` and `step` refuse, another open request of a person who
 * would return to the list (field requestId); nothing is written then. The same event again changes nothing.
 */
export async function applyVacancyChange(change: VacancyChange, tools: VacancyTools): Promise<Outcome<ChangedVacancy>> {
  for (let attempt = 1; ; attempt++) {
    const settled = await answeredAtOnce(change, tools);
    if (settled) return settled;
    try {
      return await tools.db.runTransaction((tx) => changeWithin(tx, change, tools), { maxAttempts: 1 });
    } catch (error) {
      if (attempt >= maxAttempts || !wasEnded(error)) throw error;
    }
    // Whoever lost the race for the vacancy waits at random, so that the same ones do not meet again.
    await tools.pause(minPause + Math.floor(Math.random() * (maxPause - minPause)));
  }
}

/** Of everybody who presses in the same second; milliseconds between attempts. */
const maxAttempts = 25;
const minPause = 50;
const maxPause = 400;

/**
 * Fifty people may say yes to one seat in the same second. Once it is taken the others need no transaction, in which each would wait for
 * the vacancy's lock: by what is stored now they have lost, whatever comes.
 */
async function answeredAtOnce(change: VacancyChange, { db, now }: VacancyTools): Promise<Outcome<ChangedVacancy> | undefined> {
  const { slug, vacancyId, event, by } = change;
  if (typeof event === 'function' || event.kind !== 'accept') return undefined;
  const { requestId } = event;
  const docs = writableCollections(db);
  const vacancy = (await docs.vacancy(slug, vacancyId).get()).data();
  if (!vacancy || !isTakenByOthers(vacancy, requestId)) return undefined;
  const [practice, account, offer, request] = await Promise.all(
    [docs.practice(slug), docs.account(slug), docs.offer(slug, offerId(vacancyId, requestId)), docs.request(slug, requestId)].map(
      async (each) => (await each.get()).data(),
    ) as [Promise<Practice | undefined>, Promise<Account | undefined>, Promise<Offer | undefined>, Promise<TherapyRequest | undefined>],
  );
  if (!practice || !account) return undefined;
  const admitted = change.admit?.(request) ?? accepted({});
  if (!admitted.ok) return admitted;
  const known = { vacancyId, vacancy, offers: new Map([[requestId, offer ?? null]]), people: new Map([[requestId, request ?? null]]) };
  const decided = step(known, event, by, stepContext({ practice, account }, known.people, now()));
  return decided.ok ? undefined : decided;
}

function isTakenByOthers({ winners, seats, state }: Vacancy, requestId: string): boolean {
  const isOver = state === 'closed' || winners.length >= seats;
  return isOver && !winners.some((winner) => winner.requestId === requestId);
}

async function changeWithin(tx: Transaction, change: VacancyChange, tools: VacancyTools): Promise<Outcome<ChangedVacancy>> {
  const { slug, vacancyId, by, contact } = change;
  const docs = writableCollections(tools.db);
  const now = tools.now();
  const [practice, account, vacancy] = await readTogether<[Practice, Account, Vacancy]>(tx, [
    docs.practice(slug),
    docs.account(slug),
    docs.vacancy(slug, vacancyId),
  ]);
  if (!practice || !account) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  const event = typeof change.event === 'function' ? change.event(vacancy) : accepted(change.event);
  if (!event.ok) return event;

  const offers = new Map<string, Offer | null>();
  const people = new Map<string, TherapyRequest | null>();
  const unchanged: ChangedVacancy = { answer: null, vacancy, offers, requests: people };
  if (event.value === 'unchanged') return accepted(unchanged);
  if (contact && (await tx.get(docs.history(slug, contact.requestId).doc(contactLineId(contact)))).exists) return accepted(unchanged);
  const person = 'requestId' in event.value ? event.value.requestId : undefined;
  const context = stepContext({ practice, account }, people, now);
  let needed: readonly string[] = person === undefined || !vacancy ? [] : [person];
  let decided: Exclude<VacancyStep, { needs: readonly string[] }>;
  for (;;) {
    await readPeople(tx, { slug, vacancyId, needed, offers, people }, docs);
    const outcome = step({ vacancyId, vacancy, offers, people }, event.value, by, context);
    if (person !== undefined && people.has(person)) {
      const admitted = change.admit?.(people.get(person) ?? undefined) ?? accepted({});
      if (!admitted.ok) return admitted;
    }
    if (!outcome.ok) return outcome;
    if (outcome.value !== 'unchanged' && 'needs' in outcome.value) {
      needed = outcome.value.needs.filter((id) => !people.has(id));
      if (needed.length === 0) throw new Error(`A step of ${vacancyId} asks again for what it got.`);
      continue;
    }
    decided = outcome.value;
    break;
  }
  if (decided === 'unchanged') {
    if (!contact) return accepted(unchanged);
    return writeContact(tx, { change, contact, unchanged, now }, tools);
  }

  const requests = await changedRequests(
    tx,
    { slug, vacancyId, revision: decided.vacancy.revision, steps: decided.requests, before: people, contact, by, now },
    docs,
  );
  if (!requests.ok) return requests;
  const after: ChangedVacancy = {
    answer: decided.answer,
    vacancy: decided.vacancy,
    offers: new Map([...offers, ...decided.offers]),
    requests: new Map([...people, ...requests.value.map((each) => [each.requestId, each.after] as const)]),
  };
  const { emails, withhold } = decided;
  const about = { slug, vacancyId, practice, account, vacancy: decided.vacancy, offers: after.offers, requests: after.requests };
  const prepared = await prepareVacancyEmails(tx, { ...about, emails, withhold, now }, tools);
  if (event.value.kind === 'callBack' && prepared.left.size > 0) {
    return refusedAt('requestId', 'tooLateToCallBack', vacancyMessages.tooLateToCallBack);
  }

  if (vacancy) tx.set(docs.vacancy(slug, vacancyId), decided.vacancy);
  else tx.create(docs.vacancy(slug, vacancyId), decided.vacancy);
  for (const [requestId, offer] of decided.offers) tx.set(docs.offer(slug, offerId(vacancyId, requestId)), offer);
  writeRequests(tx, { slug, written: requests.value }, tools.db);
  countOffers(tx, { slug, counts: decided.counts, now }, tools.db);
  prepared.write();
  return accepted(after);
}

type Reading = {
  slug: string;
  vacancyId: string;
  needed: readonly string[];
  offers: Map<string, Offer | null>;
  people: Map<string, TherapyRequest | null>;
};

/** Offers before requests, in one round trip. */
async function readPeople(
  tx: Transaction,
  { slug, vacancyId, needed, offers, people }: Reading,
  docs: ReturnType<typeof writableCollections>,
): Promise<void> {
  if (needed.length === 0) return;
  const found = await readTogether<unknown[]>(tx, [
    ...needed.map((id) => docs.offer(slug, offerId(vacancyId, id))),
    ...needed.map((id) => docs.request(slug, id)),
  ] as never);
  for (const [n, id] of needed.entries()) {
    offers.set(id, (found[n] as Offer | undefined) ?? null);
    people.set(id, (found[needed.length + n] as TherapyRequest | undefined) ?? null);
  }
}

type Contact = { change: VacancyChange; contact: PhoneContact; unchanged: ChangedVacancy; now: Date };

/** A call that changed nothing about the offer. */
async function writeContact(tx: Transaction, { change, contact, unchanged, now }: Contact, { db }: VacancyTools) {
  const { slug, vacancyId, by } = change;
  const docs = writableCollections(db);
  const about = {
    slug,
    vacancyId,
    revision: unchanged.vacancy?.revision ?? 0,
    steps: new Map(),
    before: unchanged.requests,
    contact,
    by,
    now,
  };
  const requests = await changedRequests(tx, about, docs);
  if (!requests.ok) return requests;
  writeRequests(tx, { slug, written: requests.value.filter(({ lines }) => lines.length > 0) }, db);
  return accepted(unchanged);
}
