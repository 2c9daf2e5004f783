/**
 * Undoing what a member did by mistake, while nobody has built upon it: people who were asked since
 * are as if they never had been, and an offer that ended stands again. An offer leaves only after
 * `callBackTime`, so nobody has read what is taken back.
 */
import { refusedAt, wholeForm } from '../failure.ts';
import { weeksWaited } from '../statistics/month.ts';
import { withoutEnd } from './catch-up.ts';
import {
  addHistory,
  count,
  countCells,
  type Draft,
  emailTo,
  entryOf,
  freeSeats,
  type Handled,
  offerOf,
  patchRequest,
  personOf,
  unread,
} from './draft.ts';
import { requestsNamedIn } from './forget.ts';
import type { Offer } from './offer.ts';
import { vacancyMessages } from './step-messages.ts';
import type { EndedOffer } from './step-types.ts';
import { type PlannedPerson, termsOf, toldFields, type Vacancy } from './vacancy.ts';

const builtUpon = (): Handled => refusedAt(wholeForm, 'builtUpon', vacancyMessages.builtUpon);

/**
 * A request that left by another door comes back, and its offer with it: who was asked in its place
 * is not asked any more.
 */
export function restore(
  draft: Draft,
  { requestId, ended }: { requestId: string; ended: EndedOffer },
): Handled {
  const { vacancy } = draft;
  const [entry, was] = [entryOf(draft, requestId), stateIn(ended.vacancy, requestId)];
  const [person, voided] = [personOf(draft, requestId), offerOf(draft, requestId)];
  if (!entry || !was || !person || vacancy.state === 'closed') return builtUpon();
  // Somebody was erased, or taken out of the plan: the place counts from another person.
  if (ended.vacancy.plan.some((other) => !entryOf(draft, other.requestId))) return builtUpon();
  if (entry.state !== 'void') return isSame(entry, was) ? 'unchanged' : builtUpon();
  // They were told of another place.
  if (toldFields.some((field) => !isDeepEqual(vacancy[field], ended.vacancy[field])))
    return builtUpon();
  if (person.offer !== null && person.offer.vacancyId !== draft.vacancyId) return builtUpon();
  const taken = takeBackAsked(draft, ended.vacancy, requestId);
  if (taken) return taken;
  const won = ended.vacancy.winners.filter((winner) => winner.requestId === requestId);
  if (won.length > 0 && freeSeats(vacancy) === 0) return builtUpon();

  Object.assign(entry, was);
  vacancy.asked = ended.vacancy.asked;
  vacancy.winners = [...vacancy.winners, ...won].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  vacancy.late = [
    ...vacancy.late,
    ...ended.vacancy.late.filter((late) => late.requestId === requestId),
  ];
  Object.assign(vacancy, { acceptedAt: ended.vacancy.acceptedAt, endedAt: ended.vacancy.endedAt });
  vacancy.behind = vacancy.behind.filter((id) => id !== requestId);
  if (vacancy.stalledBecause !== 'held') vacancy.stalledBecause = ended.vacancy.stalledBecause;
  draft.offers.set(requestId, ended.offer);
  count(draft, 'offers', `void_${vacancy.mode}`, -1);
  const { offer } = ended;
  const lastOffer = voided?.ended
    ? withoutEnd(person.lastOffer, { at: voided.ended.at, outcome: 'void' }, ended.lastOffer)
    : person.lastOffer;
  patchRequest(
    draft,
    requestId,
    { offer: { vacancyId: draft.vacancyId, until: offer.until }, lastOffer },
    person.status === 'archived' ? 'reactivate' : null,
  );
  const isUnsent = offer.channel === 'email' && offer.state === 'offered' && offer.sentAt === null;
  if (isUnsent)
    emailTo(draft, 'vacancyOffer', requestId, { dueAt: offer.plannedAt, onlyIf: 'withheld' });
  return undefined;
}

/**
 * The place is as it was `before` it was offered; null: it had not been entered, and goes. Refused
 * if somebody has changed what it is.
 */
export function undoOffers(draft: Draft, before: Vacancy | null): Handled {
  const { vacancy } = draft;
  if (before && vacancy.asked === before.asked && vacancy.state === before.state)
    return 'unchanged';
  if (before && !isDeepEqual(termsOf(vacancy), termsOf(before))) return builtUpon();
  // Whoever was erased meanwhile is named by nothing, and not again.
  const named = new Set(requestsNamedIn(vacancy));
  const gone = before ? requestsNamedIn(before).filter((id) => id !== '' && !named.has(id)) : [];
  const needs = unread(draft, gone);
  if (needs.length > 0) return { needs };
  if (gone.some((id) => personOf(draft, id) === null)) return builtUpon();
  const taken = takeBackAsked(draft, before);
  if (taken) return taken;
  const hasBegun = before === null || before.state === 'open';
  if (hasBegun) for (const { reason } of vacancy.passedOver) count(draft, 'passedOver', reason, -1);
  if (before)
    Object.assign(vacancy, before, {
      revision: vacancy.revision,
      frozenSince: vacancy.frozenSince,
    });
  else draft.isRemoved = true;
  return undefined;
}

/**
 * Everybody who was asked since; refused if one of them knows, or if somebody has won meanwhile.
 */
function takeBackAsked(draft: Draft, before: Vacancy | null, except?: string): Handled {
  const since = draft.vacancy.plan.filter(
    (entry) => entry.requestId !== except && entry.state !== stateOf(before, entry),
  );
  if (
    since.some(
      (entry) =>
        stateOf(before, entry) === null && entry.state !== 'offered' && entry.state !== 'skipped',
    )
  )
    return builtUpon();
  const asked = since.filter((entry) => stateOf(before, entry) === null);
  if (since.some((entry) => !asked.includes(entry) && hasGained(entry))) return builtUpon();
  const needs = unread(
    draft,
    asked.map(({ requestId }) => requestId),
  );
  if (needs.length > 0) return { needs };
  for (const entry of asked) {
    const offer = offerOf(draft, entry.requestId);
    if (offer && isKnown(offer)) return builtUpon();
  }
  for (const entry of asked) unask(draft, entry, before && stateIn(before, entry.requestId));
  return undefined;
}

const stateIn = (vacancy: Vacancy, requestId: string) =>
  vacancy.plan.find((entry) => entry.requestId === requestId);
const stateOf = (vacancy: Vacancy | null, { requestId }: PlannedPerson) =>
  (vacancy && stateIn(vacancy, requestId)?.state) ?? null;
const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isSame = (one: PlannedPerson, other: PlannedPerson) =>
  one.state === other.state && one.until?.getTime() === other.until?.getTime();

/** What the end of another offer gave somebody; others' own answers depend on nothing. */
const hasGained = ({ state }: PlannedPerson) =>
  state === 'offered' || state === 'accepted' || state === 'taken';

/**
 * Whether the person may know of it. Of e-mails on their way only the outbox knows: they are
 * withheld, or the step is refused.
 */
function isKnown({ sentAt, answeredAt, question, unreached, times }: Offer): boolean {
  return (
    sentAt !== null || answeredAt !== null || question !== null || unreached.length > 0 || times > 1
  );
}

/** Nothing is left of it but lines in histories, and an e-mail marked as withheld. */
function unask(draft: Draft, entry: PlannedPerson, was: PlannedPerson | null | undefined): void {
  const { requestId, state } = entry;
  const { mode } = draft.vacancy;
  const [offer, person] = [offerOf(draft, requestId), personOf(draft, requestId)];
  if (offer) {
    draft.removedOffers.add(requestId);
    count(draft, 'offers', `${state}_${mode}`, -1);
  }
  if (offer && state === 'offered') {
    countCells(draft, 'offered', -1);
    if (offer.channel === 'email') draft.withhold.set(requestId, { purpose: 'vacancyOffer' });
    if (person) {
      if (person.lastOffer === null && person.places.length === 0) {
        count(draft, 'weeksToOffer', String(weeksWaited(person.requestedAt, offer.askedAt)), -1);
      }
      patchRequest(draft, requestId, { offer: null });
      addHistory(draft, requestId, 'offerCalledBack');
    }
  }
  Object.assign(
    entry,
    was ?? {
      state: null,
      channel: 'email',
      until: null,
      remindAt: null,
      waitsFor: null,
      called: false,
    },
  );
}
