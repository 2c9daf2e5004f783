/**
 * The second door of the waiting lists: changes a vacancy, its offers, and the requests they are
 * about.
 *
 * It reads the vacancy, then whatever offers and requests the pure rule (`step`) asks for, and
 * writes all that follows in one transaction: offers, requests, counters, histories, e-mails and
 * statistics, or nothing at all. The vacancy's document decides: every change replaces it on the
 * condition that it is as it was read, so of two at the same instant only one gets the last seat.
 * Nobody holds a lock while deciding: of fifty people who say yes in the same second one is
 * written, and the others read again that they have lost.
 */
import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { LogEntry } from '@platzwart/domain/log/log';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Actor } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isHeld, isOver } from '@platzwart/domain/vacancies/effective-offer';
import { requestsNamedIn } from '@platzwart/domain/vacancies/forget';
import { type Offer, offerId } from '@platzwart/domain/vacancies/offer';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import type { StepAnswer, VacancyEvent, VacancyStep } from '@platzwart/domain/vacancies/step-types';
import { step } from '@platzwart/domain/vacancies/steps';
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  deleteUnchanged,
  isFailedPrecondition,
  replaceUnchanged,
} from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { wasEnded } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import { emailIdOf } from '../emails/outbox.ts';
import { aboutOffer } from '../emails/templates/vacancy-email.ts';
import { countOffers } from './count-offers.ts';
import { changedRequests, contactLineId, type PhoneContact } from './requests-of-step.ts';
import { stepContext } from './vacancy-conditions.ts';
import { prepareVacancyEmails } from './vacancy-emails.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';
import { writeRequests } from './write-requests.ts';

type VacancyChange = {
  readonly slug: string;
  readonly vacancyId: string;
  readonly by: Actor;
  /**
   * What happens to it; a function if that depends on the stored vacancy, a promise if on other
   * documents, which are read at the same time.
   */
  readonly event:
    | VacancyEvent
    | Promise<Outcome<VacancyEvent>>
    | ((vacancy: Vacancy | undefined) => Outcome<VacancyEvent | 'unchanged'>);
  /** Whether the event's person may do this, by their stored request. */
  readonly allow?: (request: TherapyRequest | undefined) => Outcome<unknown>;
  readonly contact?: PhoneContact;
};

/** All as stored afterwards. `answer`: null if the step answers nothing, or changed nothing. */
type ChangedVacancy = {
  readonly practice: Practice;
  readonly account: Account;
  readonly answer: StepAnswer | null;
  readonly vacancy: Vacancy | undefined;
  readonly offers: ReadonlyMap<string, Offer | null>;
  readonly requests: ReadonlyMap<string, TherapyRequest | null>;
  /** What was read before, where something changed. */
  readonly before?: Pick<ChangedVacancy, 'vacancy' | 'offers' | 'requests'>;
  /** People whose e-mail was on its way, of those that were to be withheld. */
  readonly left?: ReadonlySet<string>;
};

export type VacancyTools = Pick<Tools, 'db' | 'now' | 'origin' | 'pause'>;

/**
 * Applies one event. Failures: unknown practice (field companySlug), what `allow` and `step`
 * refuse, another open request of a person who would return to the list (field requestId); nothing
 * is written then. The same event again changes nothing.
 */
export async function applyVacancyChange(
  change: VacancyChange,
  tools: VacancyTools,
): Promise<Outcome<ChangedVacancy>> {
  for (let attempt = 1; ; attempt++) {
    const decided = await decide(change, tools);
    if (!decided.ok || !('decision' in decided.value)) return decided as Outcome<ChangedVacancy>;
    const { value } = decided;
    try {
      return await tools.db.runTransaction((tx) => write(tx, value, tools), { maxAttempts: 1 });
    } catch (error) {
      if (attempt >= maxAttempts || !isConflict(error)) throw error;
    }
    // At random, so that the same ones do not meet again.
    await tools.pause(minPause + Math.floor(Math.random() * (maxPause - minPause)));
  }
}

/** Of everybody who presses in the same second; milliseconds between attempts. */
const maxAttempts = 25;
const minPause = 50;
const maxPause = 400;

type Decided = {
  readonly change: VacancyChange;
  readonly event: VacancyEvent;
  readonly practice: Practice;
  readonly account: Account;
  readonly vacancyRead: DocumentSnapshot<Vacancy>;
  readonly offers: ReadonlyMap<string, DocumentSnapshot<Offer>>;
  readonly people: ReadonlyMap<string, DocumentSnapshot<TherapyRequest>>;
  /** Undefined: only the contact is written. */
  readonly decision: Exclude<VacancyStep, 'unchanged' | { needs: readonly string[] }> | undefined;
  readonly now: Date;
};

/** Reads without locks. Out: what is to be written, or the success without effect. */
async function decide(
  change: VacancyChange,
  { db, now: clock }: VacancyTools,
): Promise<Outcome<ChangedVacancy | Decided>> {
  const { slug, vacancyId, by, contact } = change;
  const docs = writableCollections(db);
  const now = clock();
  const [[practiceRead, accountRead, vacancyRead], given] = await Promise.all([
    readPlainly<[Practice, Account, Vacancy]>(db, [
      docs.practice(slug),
      docs.account(slug),
      docs.vacancy(slug, vacancyId),
    ]),
    change.event,
  ]);
  const [practice, account, vacancy] = [
    practiceRead.data(),
    accountRead.data(),
    vacancyRead.data(),
  ];
  if (!practice || !account)
    return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  const wanted =
    typeof given === 'function' ? given(vacancy) : 'ok' in given ? given : accepted(given);
  if (!wanted.ok) return wanted;
  const event = wanted.value;

  const locationId =
    event === 'unchanged'
      ? undefined
      : event.kind === 'create'
        ? event.terms.slot.locationId
        : vacancy?.slot.locationId;
  const offers = new Map<string, DocumentSnapshot<Offer>>();
  const people = new Map<string, DocumentSnapshot<TherapyRequest>>();
  const unchanged = (): ChangedVacancy => ({
    practice,
    account,
    answer: null,
    vacancy,
    offers: dataOf(offers),
    requests: dataOf(people),
  });
  if (event === 'unchanged') return accepted(unchanged());
  if (
    contact &&
    (await docs.history(slug, contact.requestId).doc(contactLineId(contact)).get()).exists
  )
    return accepted(unchanged());
  const person = 'requestId' in event ? event.requestId : undefined;
  const over =
    vacancy?.plan.filter((entry) => entry.channel === 'email' && isOver(entry, now)) ?? [];
  let unsent: Awaited<ReturnType<typeof unsentOf>> | undefined;
  // `allow` is asked about the stored request, also if there is no such vacancy.
  const first = person !== undefined && (vacancy || change.allow) ? [person] : [];
  for (let needed = [...new Set([...first, ...over.map(({ requestId }) => requestId)])]; ; ) {
    if (needed.length > 0) {
      // Offers before requests, in one round trip.
      const ofNeeded = [
        ...needed.map((id) => docs.offer(slug, offerId(vacancyId, id))),
        ...needed.map((id) => docs.request(slug, id)),
      ];
      const found = await readPlainly<unknown[]>(db, ofNeeded as never);
      for (const [n, id] of needed.entries()) {
        offers.set(id, found[n] as DocumentSnapshot<Offer>);
        people.set(id, found[needed.length + n] as DocumentSnapshot<TherapyRequest>);
      }
    }
    unsent ??= await unsentOf({ slug, vacancyId, over, offers }, db);
    const known = {
      vacancyId,
      vacancy,
      offers: dataOf(offers),
      people: await withoutEndedOffers({ slug, vacancyId, people }, db),
    };
    const allowed =
      person !== undefined && change.allow
        ? change.allow(people.get(person)?.data())
        : accepted({});
    if (!allowed.ok) return allowed;
    const outcome = step(known, event, by, {
      ...stepContext({ practice, account, locationId }, known.people, now),
      unsent,
    });
    if (!outcome.ok) return outcome;
    const decided = { change, event, practice, account, vacancyRead, offers, people, now };
    if (outcome.value === 'unchanged')
      return accepted(contact ? { ...decided, decision: undefined } : unchanged());
    if (!('needs' in outcome.value)) return accepted({ ...decided, decision: outcome.value });
    needed = outcome.value.needs.filter((id) => !people.has(id));
    if (needed.length === 0) throw new Error(`A step of ${vacancyId} asks again for what it got.`);
  }
}

/** Of offers whose deadline is over: those whose e-mail waits with us, and until when. */
async function unsentOf(
  about: {
    slug: string;
    vacancyId: string;
    over: readonly PlannedPerson[];
    offers: ReadonlyMap<string, DocumentSnapshot<Offer>>;
  },
  db: Tools['db'],
): Promise<Map<string, Date>> {
  const { slug, vacancyId, over, offers } = about;
  if (over.length === 0) return new Map();
  const docs = writableCollections(db);
  const found = await Promise.all(
    over.map(async ({ requestId }): Promise<[string, Date][]> => {
      const { times = 0 } = offers.get(requestId)?.data() ?? {};
      const asking = aboutOffer({ slug, vacancyId, requestId, times });
      const id = emailIdOf({ purpose: 'vacancyOffer', about: asking });
      const email = (await docs.email(id).get()).data();
      const waits = email?.status === 'due' || email?.status === 'sending';
      return waits ? [[requestId, email.dueAt]] : [];
    }),
  );
  return new Map(found.flat());
}

/**
 * The requests as far as read. One whose offer has ended, though its vacancy has not told it yet,
 * has none: whoever lost a place in this second can be asked for another one. Should that vacancy
 * offer it to them again meanwhile, their request changes, and this one starts again.
 */
async function withoutEndedOffers(
  {
    slug,
    vacancyId,
    people,
  }: {
    slug: string;
    vacancyId: string;
    people: ReadonlyMap<string, DocumentSnapshot<TherapyRequest>>;
  },
  db: Tools['db'],
): Promise<Map<string, TherapyRequest | null>> {
  const docs = writableCollections(db);
  const known = dataOf(people);
  const elsewhere = [...known].flatMap(([id, request]) => {
    const other = request?.offer?.vacancyId;
    return request && other !== undefined && other !== vacancyId
      ? [{ id, request, other: docs.vacancy(slug, other) }]
      : [];
  });
  if (elsewhere.length === 0) return known;
  const vacancies = await readPlainly<Vacancy[]>(
    db,
    elsewhere.map(({ other }) => other),
  );
  for (const [n, { id, request }] of elsewhere.entries()) {
    const isHeldThere =
      vacancies[n]?.data()?.plan.some((entry) => entry.requestId === id && isHeld(entry)) ?? false;
    if (!isHeldThere) known.set(id, { ...request, offer: null });
  }
  return known;
}

/** Possible only while no e-mail about it has left. */
const isOnlyUnsent: ReadonlySet<VacancyEvent['kind']> = new Set([
  'callBack',
  'restore',
  'undoOffers',
]);

/** Writes all that follows, if everything that changes is as it was read. */
async function write(
  tx: Transaction,
  decided: Decided,
  tools: VacancyTools,
): Promise<Outcome<ChangedVacancy>> {
  const { change, event, practice, account, vacancyRead, decision, now } = decided;
  const { slug, vacancyId, by, contact } = change;
  const docs = writableCollections(tools.db);
  const vacancy = decision?.vacancy ?? vacancyRead.data();
  const steps = decision?.requests ?? new Map();
  const requests = await changedRequests(
    tx,
    {
      slug,
      vacancyId,
      revision: vacancy?.revision ?? 0,
      steps,
      before: decided.people,
      contact,
      by,
      now,
    },
    docs,
  );
  if (!requests.ok) return requests;
  const [offersRead, peopleRead] = [dataOf(decided.offers), dataOf(decided.people)];
  const after: ChangedVacancy = {
    practice,
    account,
    answer: decision?.answer ?? null,
    vacancy,
    offers: new Map([...offersRead, ...(decision?.offers ?? [])]),
    before: { vacancy: vacancyRead.data(), offers: offersRead, requests: peopleRead },
    requests: new Map([
      ...peopleRead,
      ...requests.value.map((each) => [each.requestId, each.after] as const),
    ]),
  };
  const { emails = [], withhold = new Map() } = decision ?? {};
  const prepared =
    vacancy &&
    (await prepareVacancyEmails(
      {
        slug,
        vacancyId,
        practice,
        account,
        vacancy,
        offers: after.offers,
        requests: after.requests,
        emails,
        withhold,
        now,
      },
      tools,
    ));
  if (isOnlyUnsent.has(event.kind) && prepared && prepared.left.size > 0) {
    return refusedAt('requestId', 'tooLateToCallBack', vacancyMessages.tooLateToCallBack);
  }

  if (decision) {
    if (decision.isRemoved) deleteUnchanged(tx, vacancyRead);
    else {
      const named = [...new Set(requestsNamedIn(decision.vacancy))];
      replaceUnchanged(tx, vacancyRead, { ...decision.vacancy, named });
    }
    for (const requestId of decision.removedOffers) {
      const read = decided.offers.get(requestId);
      if (read?.exists) deleteUnchanged(tx, read);
    }
    for (const [requestId, offer] of decision.offers)
      tx.set(docs.offer(slug, offerId(vacancyId, requestId)), offer);
    countOffers(tx, { slug, counts: decision.counts, now }, tools.db);
    logSteering(tx, decided, decision, docs);
    if (decision.vacancy.state === 'closed' && vacancyRead.data()?.state !== 'closed')
      logClosing(tx, decided, decision.vacancy, docs);
  }
  writeRequests(tx, { slug, written: requests.value, now }, tools.db);
  prepared?.write(tx);
  return accepted({ ...after, left: prepared?.left ?? new Set() });
}

/** What a member does with one place; a round and what is closed have their own lines. */
const loggedAs: Partial<Record<VacancyEvent['kind'], LogEntry['what']>> = {
  create: 'vacancyOffered',
  begin: 'vacancyOffered',
  offerAgain: 'vacancyOffered',
  askNext: 'vacancyOffered',
  give: 'vacancyGiven',
  undoGive: 'vacancyTakenBack',
  restore: 'requestReactivated',
};

function logSteering(
  tx: Transaction,
  decided: Decided,
  { vacancy, offers }: NonNullable<Decided['decision']>,
  docs: WritableCollections,
): void {
  const { change, event, now } = decided;
  const { slug, vacancyId, by } = change;
  const what = loggedAs[event.kind];
  const count =
    what === 'vacancyOffered'
      ? [...offers.values()].filter(({ state }) => state === 'offered').length
      : 1;
  if (!what || count === 0 || by.kind !== 'member' || typeof change.event === 'function') return;
  const { slot, rhythm, startsOn } = vacancy;
  writeLog(
    tx,
    slug,
    { at: now, by, what, count, vacancy: { vacancyId, slot, rhythm, startsOn, reason: null } },
    docs,
  );
}

/** Whose offers ended with it is counted; their histories have the rest. */
function logClosing(
  tx: Transaction,
  { change, now, vacancyRead }: Decided,
  closed: Vacancy,
  docs: WritableCollections,
): void {
  const { slug, vacancyId, by } = change;
  const { slot, rhythm, startsOn, closeReason: reason } = closed;
  const count = vacancyRead.data()?.plan.filter(isHeld).length ?? 0;
  writeLog(
    tx,
    slug,
    {
      at: now,
      by,
      what: 'vacancyClosed',
      count,
      vacancy: { vacancyId, slot, rhythm, startsOn, reason },
    },
    docs,
  );
}

function dataOf<T>(read: ReadonlyMap<string, DocumentSnapshot<T>>): Map<string, T | null> {
  return new Map([...read].map(([id, snapshot]) => [id, snapshot.data() ?? null]));
}

/** Several documents of different kinds, in one round trip. */
async function readPlainly<T extends unknown[]>(
  db: Tools['db'],
  references: { [K in keyof T]: DocumentReference<T[K]> },
): Promise<{ [K in keyof T]: DocumentSnapshot<T[K]> }> {
  return (await db.getAll(...(references as DocumentReference[]))) as {
    [K in keyof T]: DocumentSnapshot<T[K]>;
  };
}

/** Something had changed since it was read, or another transaction held it. */
function isConflict(error: unknown): boolean {
  return wasEnded(error) || isFailedPrecondition(error);
}
