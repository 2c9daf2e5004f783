/**
 * Every change of a request as a pure decision: the current request in, the new request and its
 * history line out. `functions/src/waiting-list` applies them in a transaction.
 */

import type { BookingRequest } from '../booking/booking-request.ts';
import { correctionWindow, maxAddressCorrections } from '../booking/correction.ts';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { withoutUnasked } from '../booking/question-rules.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';
import { accepted, messages, type Outcome, refusedAt, wholeForm } from '../failure.ts';
import { foldedName } from '../text/folded-name.ts';
import { cleanLine } from '../text/text.ts';
import { currentSlotKeys, slotKeysFor } from '../waiting-list/queue.ts';
import type { Actor, HistoryEntry } from './history.ts';
import {
  type ContactOutcome,
  isSameStep,
  outlasts,
  type WantedStep,
  wantedStep,
  wasReached,
} from './next-step.ts';
import type { ArchiveReason, TherapyRequest } from './request.ts';
import { searchTokens } from './search-tokens.ts';

/** 'unchanged' is a success without effect, such as a retry. */
export type Change = 'unchanged' | { after: TherapyRequest; history: HistoryEntry };

/** Computed outside the domain: a hash of the payload, and a keyed hash of the person. */
type BookingHashes = { readonly payloadHash: string; readonly openKey: string };

/** A request on the list, whether new or reactivated. */
const onList = {
  status: 'open',
  archivedAt: null,
  archiveReason: null,
  mergedInto: null,
  isRepeat: false,
  withdrawnAt: null,
  searchTokens: [],
} satisfies Partial<TherapyRequest>;

/** The initial values of everything but the sender's data and the dates. */
export const untouched = {
  ...onList,
  isUncounted: false,
  emailConfirmedAt: null,
  pendingEmail: null,
  addressCorrections: 0,
  emailFailedAt: null,
  prioritized: false,
  prioritizedAt: null,
  tags: [],
  adminNote: '',
  noteRevision: 0,
  nextStep: null,
  lastContact: null,
  notSameAs: [],
  followUp: { state: 'idle', at: null },
  offer: null,
  lastOffer: null,
  unanswered: 0,
  places: [],
  pausedUntil: null,
  pausedSince: null,
  activeAt: null,
  deletionWarnedAt: null,
  lastChange: null,
} satisfies Partial<TherapyRequest>;

/**
 * Dates of a request that arrives now and counts from `requestedAt`, which may lie far in the past.
 */
export function begunAt(
  now: Date,
  requestedAt = now,
): Pick<TherapyRequest, 'requestedAt' | 'activeAt' | 'followUp'> {
  return { requestedAt, activeAt: now, followUp: { state: 'idle', at: now } };
}

/**
 * Restarts the retention period: patient or team did something about the request. Platform actions
 * do not count, nor does sending a follow-up, whoever started it.
 */
export function active(
  after: TherapyRequest,
  { by, at, what }: Pick<HistoryEntry, 'by' | 'at' | 'what'>,
): TherapyRequest {
  const isAsking = what === 'followUpSent' || what === 'followUpCallNeeded';
  return by.kind === 'platform' || isAsking
    ? after
    : { ...after, activeAt: at, deletionWarnedAt: null };
}

/** What survives when the sender corrects a booking. */
function preservedFields(current: TherapyRequest) {
  const untouchedNow = Object.keys(untouched).map((field) => [
    field,
    current[field as keyof typeof untouched],
  ]);
  return {
    ...(Object.fromEntries(untouchedNow) as Pick<TherapyRequest, keyof typeof untouched>),
    requestedAt: current.requestedAt,
    source: current.source,
  };
}

type Person = {
  email: string;
  firstname: string;
  lastname: string;
  birthdate?: string | undefined;
};

/** The person as one string: equal for two requests of the same person, however they spell it. */
export function personOf({ email, firstname, lastname, birthdate }: Person): string {
  return JSON.stringify([
    email.toLowerCase(),
    foldedName(firstname),
    foldedName(lastname),
    birthdate ?? '',
  ]);
}

/** Regardless of their current address. */
export function isSamePerson(one: Person, other: Person): boolean {
  return personOf({ ...one, email: '' }) === personOf({ ...other, email: '' });
}

/** The same before the form has validated the payload: good enough for a prefetch. */
export function likelyPersonOf(sent: Readonly<Record<string, unknown>>, today: IsoDate): string {
  // No name is as long; what is longer is refused later, and folding it would cost much.
  const line = (field: string) =>
    typeof sent[field] === 'string' ? cleanLine(sent[field].slice(0, 1000)) : '';
  const birthdate = parseGermanDate(line('birthdate'), today);
  return personOf({
    email: line('email'),
    firstname: line('firstname'),
    lastname: line('lastname'),
    birthdate: birthdate.ok ? birthdate.date : undefined,
  });
}

/**
 * What was done about a booking by anybody but its sender: behind its link, or by the team. It is
 * corrected no more then: what others said would follow it to any address.
 */
export function doneByOthers(lines: readonly HistoryEntry[]): HistoryEntry[] {
  const isOthers = ({ by, what }: HistoryEntry) =>
    by.kind !== 'platform' && !sendersOwn.includes(what) && what !== 'reslotted';
  return lines.filter(isOthers);
}

const sendersOwn: readonly HistoryEntry['what'][] = ['requested', 'corrected'];

/**
 * A booking as its sender knows it, without what others have said or done since, and with its
 * sender's lines alone: what they send now is stored beside it, and tells them nothing of others.
 * In: all its lines, oldest first.
 */
export function asSent(
  current: TherapyRequest,
  lines: readonly HistoryEntry[],
): { request: TherapyRequest; lines: HistoryEntry[] } {
  const { status, archivedAt, archiveReason, mergedInto, isRepeat, searchTokens } = current;
  const byOthers = doneByOthers(lines).toReversed();
  const said = Object.fromEntries(
    byOthers.flatMap(({ what, changes = [] }) => [
      ...(what === 'optedOut' || what === 'optedIn'
        ? [['followUpConsent', what === 'optedOut'] as const]
        : []),
      ...changes.map(({ field, from }) => [field, from ?? undefined] as const),
    ]),
  );
  const own = lines.filter(
    ({ by, what, of }) => by.kind === 'patient' && sendersOwn.includes(what) && of === undefined,
  );
  const request: TherapyRequest = {
    ...current,
    ...said,
    ...untouched,
    ...begunAt(own[0]?.at ?? current.requestedAt),
    addressCorrections: Number(said.addressCorrections ?? current.addressCorrections),
    ...{ status, archivedAt, archiveReason, mergedInto, isRepeat, searchTokens },
  };
  return { request: definedOnly(request), lines: own };
}

/**
 * A booking arrives (spec section 7, addWaitingRequest). Under a known id, the same payload is a
 * retry and changes nothing; another one within an hour corrects the request, which keeps its
 * position; later it is refused, as is correcting a request archived meanwhile, or its address a
 * third time. A booking merged on arrival, since the person already waits, is reopened: whether it
 * still concerns somebody who waits is decided elsewhere (`repeated`).
 */
export function book(
  current: TherapyRequest | undefined,
  booking: BookingRequest,
  { payloadHash, openKey }: BookingHashes,
  form: FormConfiguration,
  now: Date,
): Outcome<Change> {
  if (current?.payloadHash === payloadHash) return accepted('unchanged');
  const fields = senderFieldsOf(booking, form);
  const by: Actor = { kind: 'patient' };
  if (!current) {
    const after: TherapyRequest = {
      ...untouched,
      ...begunAt(now),
      source: 'online',
      payloadHash,
      openKey,
      ...fields,
    };
    return accepted({ after, history: { at: now, by, what: 'requested' } });
  }
  const isFresh = now.getTime() - current.requestedAt.getTime() <= correctionWindow;
  if (!isFresh || (current.status !== 'open' && !current.isRepeat) || current.source !== 'online') {
    return refusedAt(wholeForm, 'requestIdTaken', messages.requestIdTaken);
  }
  const addressCorrections = current.addressCorrections + (booking.email === current.email ? 0 : 1);
  if (addressCorrections > maxAddressCorrections)
    return refusedAt('email', 'correctedTooOften', messages.addressCorrectedTooOften);
  const after: TherapyRequest = {
    ...preservedFields(current),
    ...(current.isRepeat && onList),
    payloadHash,
    openKey,
    addressCorrections,
    ...fields,
    ...knownOfAddress(current, booking.email),
  };
  return accepted({
    after,
    history: {
      at: now,
      by,
      what: 'corrected',
      changes: changedFields({ ...current, ...(current.isRepeat && onList) }, after),
    },
  });
}

/**
 * A booking or correction by somebody who already has an open request: stored off the list, with a
 * reference to the open one. Its history looks like any other's, since its sender may ask for a
 * copy.
 */
export function repeated(
  { after, history }: Exclude<Change, 'unchanged'>,
  waitsAs: string,
  now: Date,
): Exclude<Change, 'unchanged'> {
  const merged = {
    status: 'archived',
    archivedAt: now,
    archiveReason: 'merged',
    mergedInto: waitsAs,
    isRepeat: true,
  } as const;
  return { after: { ...after, ...merged, searchTokens: searchTokens(after) }, history };
}

/**
 * One that is only claimed (`isOnlyClaimed`) gives way to another one of its person: it is a repeat
 * of that one from now on. In: without an offer that a vacancy counts on.
 */
export function givenWay(
  claimed: TherapyRequest,
  waitsAs: string,
  now: Date,
): Exclude<Change, 'unchanged'> {
  const history: HistoryEntry = {
    at: now,
    by: { kind: 'patient' },
    what: 'archived',
    reason: 'merged',
    changes: [{ field: 'mergedInto', from: null, to: waitsAs }],
  };
  return repeated({ after: { ...claimed, offer: null }, history }, waitsAs, now);
}

/** Confirmation and delivery state of an address: reset when the address changes. */
export function knownOfAddress(
  { email: before, emailConfirmedAt, emailFailedAt, pendingEmail }: TherapyRequest,
  email: string,
): Pick<TherapyRequest, 'emailConfirmedAt' | 'emailFailedAt' | 'pendingEmail'> {
  return email === before
    ? { emailConfirmedAt, emailFailedAt, pendingEmail }
    : { emailConfirmedAt: null, emailFailedAt: null, pendingEmail: null };
}

/** Opening the e-mail's link confirms the address. Idempotent. */
export function confirmEmail(current: TherapyRequest, now: Date): Change {
  if (current.emailConfirmedAt !== null) return 'unchanged';
  return {
    after: { ...current, emailConfirmedAt: now, emailFailedAt: null },
    history: { at: now, by: { kind: 'patient' }, what: 'emailConfirmed' },
  };
}

/**
 * Removes a request from all of its waiting lists. Archiving again for the same reason changes
 * nothing.
 */
export function archive(
  current: TherapyRequest | undefined,
  reason: ArchiveReason,
  by: Actor,
  now: Date,
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status === 'archived') {
    return current.archiveReason === reason
      ? accepted('unchanged')
      : refusedAt('requestId', 'alreadyArchived', messages.alreadyArchived);
  }
  const after: TherapyRequest = {
    ...current,
    status: 'archived',
    archivedAt: now,
    archiveReason: reason,
    searchTokens: searchTokens(current),
  };
  return accepted({ after, history: { at: now, by, what: 'archived', reason } });
}

/** Restores a request to its position by request date, in the slots offered today. */
export function reactivate(
  current: TherapyRequest | undefined,
  form: FormConfiguration,
  by: Actor,
  now: Date,
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status === 'open') return accepted('unchanged');
  const after: TherapyRequest = {
    ...current,
    ...onList,
    offer: null,
    slotKeys: slotKeysFor(current, form),
  };
  return accepted({ after, history: { at: now, by, what: 'reactivated' } });
}

/** How a request is archived: all that reactivating forgets. */
export function archivedAs({
  archivedAt,
  archiveReason,
  mergedInto,
  isRepeat,
  withdrawnAt,
  slotKeys,
  status,
}: TherapyRequest) {
  if (status !== 'archived') return undefined;
  return { archivedAt, archiveReason, mergedInto, isRepeat, withdrawnAt, slotKeys };
}
export type ArchivedAs = NonNullable<ReturnType<typeof archivedAs>>;

/**
 * Undoes `reactivate`: it is archived as it was before, a repeat in the slots offered today. Refused
 * (field requestId) once a place was offered.
 */
export function archiveAgain(
  current: TherapyRequest | undefined,
  before: ArchivedAs,
  form: FormConfiguration,
  by: Actor,
  now: Date,
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status === 'archived') return accepted('unchanged');
  if (current.offer)
    return refusedAt(
      'requestId',
      'offerRuns',
      'Inzwischen hat sie ein Angebot. Bitte beende es zuerst.',
    );
  const archived: TherapyRequest = { ...current, ...before, status: 'archived' };
  const after: TherapyRequest = {
    ...archived,
    slotKeys: currentSlotKeys(archived, form),
    searchTokens: searchTokens(current),
  };
  return accepted({
    after,
    history: {
      at: now,
      by,
      what: 'archived',
      ...(before.archiveReason && { reason: before.archiveReason }),
    },
  });
}

/**
 * After a change of the plan: the request joins the lists of its preferred times, and leaves the
 * others; a repeat counts for the public as if it did.
 */
export function reslot(
  current: TherapyRequest,
  form: FormConfiguration,
  by: Actor,
  now: Date,
): Change {
  const slotKeys = currentSlotKeys(current, form);
  if (
    slotKeys.length === current.slotKeys.length &&
    slotKeys.every((key) => current.slotKeys.includes(key))
  )
    return 'unchanged';
  return { after: { ...current, slotKeys }, history: { at: now, by, what: 'reslotted' } };
}

/**
 * Records a contact and the next step (null for none). Without a contact or a change there is no
 * history line.
 */
export function logContact(
  current: TherapyRequest | undefined,
  { contact, nextStep }: { contact: ContactOutcome | null; nextStep: WantedStep | null },
  by: Actor,
  now: Date,
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status !== 'open')
    return refusedAt('requestId', 'requestArchived', messages.requestArchived);
  const stays =
    outlasts(current.nextStep, { contact, nextStep }) || isSameStep(current.nextStep, nextStep);
  if (contact === null && stays) return accepted('unchanged');
  const after: TherapyRequest = {
    ...current,
    nextStep: stays ? current.nextStep : nextStep && { ...nextStep, since: now },
    // A reached patient needs no follow-up for a while, and offers may reach them again.
    ...(wasReached(contact) && { followUp: { state: 'idle' as const, at: now }, unanswered: 0 }),
    lastContact:
      contact !== null && by.kind === 'member'
        ? { outcome: contact, at: now, by: by.uid }
        : current.lastContact,
  };
  const history: HistoryEntry = {
    at: now,
    by,
    what: contact === null ? 'nextStepChanged' : 'contacted',
    ...(contact !== null && { contact }),
    ...(!stays && {
      changes: [{ field: 'nextStep', from: wantedStep(current.nextStep), to: nextStep }],
    }),
  };
  return accepted({ after, history });
}

/** What logging a contact changes. */
export function contactStateOf({ nextStep, lastContact, followUp, unanswered }: TherapyRequest) {
  return { nextStep, lastContact, followUp, unanswered };
}
export type ContactState = ReturnType<typeof contactStateOf>;

/** What decides whether its person may be asked how they are: others change that. */
export function askedUnderOf({ offer, followUpConsent }: TherapyRequest) {
  return { vacancyId: offer?.vacancyId ?? null, followUpConsent };
}
export type Standing = ReturnType<typeof askedUnderOf>;

/** Undoes `logContact`, whose line stays in the history. The caller knows that nothing newer is lost. */
export function takeBackContact(
  current: TherapyRequest,
  before: ContactState,
  by: Actor,
  now: Date,
): Change {
  const [from, to] = [wantedStep(current.nextStep), wantedStep(before.nextStep)];
  return {
    after: { ...current, ...before },
    history: {
      at: now,
      by,
      what: 'contactTakenBack',
      ...(!isSameStep(from, to) && { changes: [{ field: 'nextStep', from, to }] }),
    },
  };
}

/** The fields that the sender decides. */
function senderFieldsOf(booking: BookingRequest, form: FormConfiguration) {
  const {
    requestId: _id,
    companySlug: _slug,
    termsOfUseAccepted: _accepted,
    homepage: _honeypot,
    fillSeconds: _fillTime,
    ...fields
  } = booking;
  return definedOnly({
    ...withoutUnasked(fields),
    healthDataConsent: booking.healthDataConsent === true,
    slotKeys: slotKeysFor(booking, form),
  });
}

/**
 * Changed fields with both values, without derived ones (keys, hash) and without the note, whose
 * old texts are not stored.
 */
export function changedFields(
  before: TherapyRequest,
  after: TherapyRequest,
): HistoryEntry['changes'] {
  const derived: ReadonlySet<string> = new Set([
    'payloadHash',
    'adminNote',
    'openKey',
    'slotKeys',
    'emailConfirmedAt',
    'emailFailedAt',
    'isRepeat',
    'isUncounted',
    'searchTokens',
    'followUp',
    'offer',
    'lastOffer',
    'unanswered',
    'places',
    'withdrawnAt',
    'pausedSince',
    'activeAt',
    'deletionWarnedAt',
  ]);
  const fields = [
    ...new Set([...Object.keys(before), ...Object.keys(after)]),
  ] as (keyof TherapyRequest)[];
  return fields
    .filter(
      (field) =>
        !derived.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
}

/** Firestore rejects undefined: unasked fields are absent. */
export function definedOnly<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}
