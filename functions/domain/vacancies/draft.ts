/**
 * The working copy of one step: what has been read, and what is to be written. Pure: nothing of
 * what was read is changed.
 */
import { messages, type Outcome, refusedAt, wholeForm } from '../failure.ts';
import type { Actor, HistoryEntry } from '../request/history.ts';
import type { Offer } from './offer.ts';
import type {
  PersonNow,
  RequestStep,
  StepContext,
  StepCounts,
  VacancyEmail,
  VacancyEmailPurpose,
  VacancyNow,
  Withheld,
} from './step-types.ts';
import type { PlannedPerson, StalledBecause, Vacancy } from './vacancy.ts';

export type Draft = {
  readonly vacancyId: string;
  readonly read: VacancyNow;
  readonly by: Actor;
  readonly at: StepContext;
  readonly vacancy: Vacancy;
  readonly offers: Map<string, Offer>;
  readonly requests: Map<string, RequestStep>;
  readonly emails: VacancyEmail[];
  /** By request: the e-mail that must not leave any more, if it has not. */
  readonly withhold: Map<string, Withheld>;
  /** People who are as if they had never been asked. */
  readonly removedOffers: Set<string>;
  /** The place is as if it had never been entered. */
  isRemoved: boolean;
  readonly counts: StepCounts;
};

/**
 * A refusal, a success without effect, documents to be read first, or undefined: the draft holds
 * the result.
 */
export type Handled =
  | Outcome<never>
  | 'unchanged'
  | { readonly needs: readonly string[] }
  | undefined;

export const platform: Actor = { kind: 'platform' };

export function copyOf(vacancy: Vacancy): Vacancy {
  return {
    ...vacancy,
    plan: vacancy.plan.map((entry) => ({ ...entry })),
    winners: [...vacancy.winners],
    late: [...vacancy.late],
    behind: [...vacancy.behind],
    passedOver: [...vacancy.passedOver],
  };
}

export function entryOf({ vacancy }: Draft, requestId: string): PlannedPerson | undefined {
  return vacancy.plan.find((entry) => entry.requestId === requestId);
}

export function offerOf({ offers, read }: Draft, requestId: string): Offer | null {
  return offers.get(requestId) ?? read.offers.get(requestId) ?? null;
}

/** With what this step changes. */
export function personOf({ requests, read }: Draft, requestId: string): PersonNow | null {
  const person = read.people.get(requestId);
  return person ? { ...person, ...requests.get(requestId)?.patch } : null;
}

/** Those of whom the offer or the request has not been read. */
export function unread({ read }: Draft, requestIds: readonly string[]): string[] {
  return requestIds.filter((id) => !read.offers.has(id) || !read.people.has(id));
}

export function freeSeats({ seats, winners }: Pick<Vacancy, 'seats' | 'winners'>): number {
  return seats - winners.length;
}

export function patchOffer(draft: Draft, requestId: string, change: Partial<Offer>): undefined {
  const offer = offerOf(draft, requestId);
  if (offer) draft.offers.set(requestId, { ...offer, ...change });
}

export function patchRequest(
  draft: Draft,
  requestId: string,
  patch: RequestStep['patch'],
  move?: RequestStep['move'],
): undefined {
  const step = requestStepOf(draft, requestId);
  Object.assign(step.patch, patch);
  if (move !== undefined) step.move = move;
}

export function addHistory(
  draft: Draft,
  requestId: string,
  what: HistoryEntry['what'],
  { by = draft.by, ...more }: { by?: Actor } & Pick<HistoryEntry, 'declined'> = {},
): undefined {
  const { slot, startsOn, plan } = draft.vacancy;
  const position = plan.findIndex((entry) => entry.requestId === requestId) + 1;
  requestStepOf(draft, requestId).history.push({
    at: draft.at.now,
    by,
    what,
    vacancy: { vacancyId: draft.vacancyId, slot, startsOn, position },
    ...more,
  });
}

function requestStepOf({ requests }: Draft, requestId: string): RequestStep {
  const step = requests.get(requestId) ?? { patch: {}, history: [], move: null };
  requests.set(requestId, step);
  return step;
}

/**
 * To the person, at an hour at which e-mails may leave; nothing to somebody who is called, but
 * `evenIfCalled`.
 */
export function emailTo(
  draft: Draft,
  purpose: VacancyEmailPurpose,
  requestId: string,
  {
    words = '',
    dueAt,
    onlyIfOfferLeft = false,
    onlyIf = null,
    evenIfCalled = false,
  }: Partial<Pick<VacancyEmail, 'words' | 'dueAt' | 'onlyIfOfferLeft' | 'onlyIf'>> & {
    evenIfCalled?: boolean;
  } = {},
): undefined {
  if (offerOf(draft, requestId)?.channel === 'phone' && !evenIfCalled) return;
  draft.emails.push({
    purpose,
    requestId,
    dueAt: dueAt ?? draft.at.sendAt(draft.vacancy, draft.at.now),
    words,
    about: null,
    onlyIfOfferLeft,
    onlyIf,
  });
}

/** To the team, once per step and subject; a member who causes it need not be told. */
export function tellTeam(draft: Draft, about: 'accepted' | StalledBecause): undefined {
  if (draft.by.kind === 'member' || draft.emails.some((email) => email.about === about)) return;
  draft.emails.push({
    purpose: 'vacancyNews',
    requestId: null,
    dueAt: draft.at.now,
    words: '',
    about,
    onlyIfOfferLeft: false,
    onlyIf: null,
  });
}

export function count({ counts }: Draft, what: keyof StepCounts, key: string, n = 1): undefined {
  const keys = counts[what] ?? {};
  keys[key] = (keys[key] ?? 0) + n;
  counts[what] = keys;
}

export function countCells(
  draft: Draft,
  what: 'offered' | 'accepted' | 'declinedTime',
  n = 1,
): undefined {
  for (const cell of draft.vacancy.cells) count(draft, 'cells', `${cell}_${what}`, n);
}

/** Worded for whoever does it. */
export function refusedWith(
  { by }: Draft,
  code: string,
  toPatient: string,
  toMember: string,
): Outcome<never> {
  return refusedAt(wholeForm, code, by.kind === 'patient' ? toPatient : toMember);
}

export function requestGone(): Outcome<never> {
  return refusedAt('requestId', 'requestGone', messages.requestGone);
}

export function addBehind({ vacancy }: Draft, requestId: string): undefined {
  if (!vacancy.behind.includes(requestId)) vacancy.behind.push(requestId);
}
