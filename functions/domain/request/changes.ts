/**
 * What may happen to a request, as pure decisions: the request as it is now in, the request as it shall be and the line
 * for its history out. The single entry point in `functions/src/waiting-list` applies them in a transaction.
 */
import type { BookingRequest } from '../booking/booking-request.ts';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { type IsoDate, parseGermanDate } from '../dates/german-date.ts';
import { accepted, messages, type Outcome, refusedAt, wholeForm } from '../failure.ts';
import { folded } from '../text/folding.ts';
import { cleanLine } from '../text/text.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import type { Actor, HistoryEntry } from './history.ts';
import type { ContactOutcome, WantedStep } from './next-step.ts';
import type { ArchiveReason, TherapyRequest } from './request.ts';
import { searchTokens } from './search-tokens.ts';

/** 'unchanged' is a success that has nothing left to do: a repeated message. */
export type Change = 'unchanged' | { after: TherapyRequest; history: HistoryEntry };

/** How long after sending the same form may still correct what it sent, in milliseconds. */
export const correctionWindow = 60 * 60 * 1000;

/** What is made of a booking outside the domain: the hash of what was sent, and who it is for as a keyed hash. */
export type BookingHashes = { readonly payloadHash: string; readonly openKey: string };

/** On the list, whether for the first time or again. */
const onList = {
  status: 'open',
  archivedAt: null,
  archiveReason: null,
  mergedInto: null,
  isRepeat: false,
  withdrawnAt: null,
  searchTokens: [],
} satisfies Partial<TherapyRequest>;

/** A request nobody has touched yet: all but what its sender says and when. */
export const untouched = {
  ...onList,
  emailConfirmedAt: null,
  pendingEmail: null,
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
  pausedUntil: null,
  activeAt: null,
  deletionWarnedAt: null,
  lastChange: null,
} satisfies Partial<TherapyRequest>;

/** As it is for a request that comes in now and counts from `requestedAt`, which may lie long before. */
export function begunAt(now: Date, requestedAt = now): Pick<TherapyRequest, 'requestedAt' | 'activeAt' | 'followUp'> {
  return { requestedAt, activeAt: now, followUp: { state: 'idle', at: now } };
}

/**
 * Somebody, patient or team, has done something about it: it is kept from here on. What the platform does is no such thing, nor
 * that somebody is asked, whoever began it.
 */
export function active(after: TherapyRequest, { by, at, what }: Pick<HistoryEntry, 'by' | 'at' | 'what'>): TherapyRequest {
  const isAsking = what === 'followUpSent' || what === 'followUpCallNeeded';
  return by.kind === 'platform' || isAsking ? after : { ...after, activeAt: at, deletionWarnedAt: null };
}

/** What stays of a request when its sender says everything anew. */
function preservedFields(current: TherapyRequest) {
  const untouchedNow = Object.keys(untouched).map((field) => [field, current[field as keyof typeof untouched]]);
  return {
    ...(Object.fromEntries(untouchedNow) as Pick<TherapyRequest, keyof typeof untouched>),
    requestedAt: current.requestedAt,
    source: current.source,
  };
}

type Person = { email: string; firstname: string; lastname: string; birthdate?: string | undefined };

/** Who a request is for, as one text: two requests of the same person have the same, however they spell it. */
export function personOf({ email, firstname, lastname, birthdate }: Person): string {
  return JSON.stringify([email.toLowerCase(), folded(firstname), folded(lastname), birthdate ?? '']);
}

/** The same, as far as it shows before a practice's form has validated what was sent: good enough to look ahead by. */
export function likelyPersonOf(sent: Readonly<Record<string, unknown>>, today: IsoDate): string {
  const line = (field: string) => (typeof sent[field] === 'string' ? cleanLine(sent[field]) : '');
  const birthdate = parseGermanDate(line('birthdate'), today);
  return personOf({
    email: line('email'),
    firstname: line('firstname'),
    lastname: line('lastname'),
    birthdate: birthdate.ok ? birthdate.date : undefined,
  });
}

/**
 * A booking arrives (spec section 7, addWaitingRequest). Under a known id: the same payload is a retry and changes
 * nothing; another one within an hour corrects the request and keeps its place; later it is refused, as is correcting a
 * request that was archived meanwhile. One that was merged at once, since the person waits already, is open again: whether
 * it still is about somebody who waits is not known here (`repeated`).
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
    const after: TherapyRequest = { ...untouched, ...begunAt(now), source: 'online', payloadHash, openKey, ...fields };
    return accepted({ after, history: { at: now, by, what: 'requested' } });
  }
  const isFresh = now.getTime() - current.requestedAt.getTime() <= correctionWindow;
  if (!isFresh || (current.status !== 'open' && !current.isRepeat) || current.source !== 'online') {
    return refusedAt(wholeForm, 'requestIdTaken', messages.requestIdTaken);
  }
  const after: TherapyRequest = {
    ...preservedFields(current),
    ...(current.isRepeat && onList),
    payloadHash,
    openKey,
    ...fields,
    ...knownOfAddress(current, booking.email),
  };
  return accepted({
    after,
    history: { at: now, by, what: 'corrected', changes: changedFields({ ...current, ...(current.isRepeat && onList) }, after) },
  });
}

/**
 * The same booking or correction of somebody who has an open request already: it is kept, but not on the list, and names the one that is.
 * Its history reads like any other's, since its sender may ask for a copy of it.
 */
export function repeated({ after, history }: Exclude<Change, 'unchanged'>, waitsAs: string, now: Date): Exclude<Change, 'unchanged'> {
  const merged = { status: 'archived', archivedAt: now, archiveReason: 'merged', mergedInto: waitsAs, isRepeat: true } as const;
  return { after: { ...after, ...merged, searchTokens: searchTokens(after) }, history };
}

/** What is known of an address: nothing, once it is another one. */
export function knownOfAddress(
  { email: before, emailConfirmedAt, emailFailedAt, pendingEmail }: TherapyRequest,
  email: string,
): Pick<TherapyRequest, 'emailConfirmedAt' | 'emailFailedAt' | 'pendingEmail'> {
  return email === before
    ? { emailConfirmedAt, emailFailedAt, pendingEmail }
    : { emailConfirmedAt: null, emailFailedAt: null, pendingEmail: null };
}

/** Whoever holds the e-mail's link says that the address is theirs. Once more changes nothing. */
export function confirmEmail(current: TherapyRequest, now: Date): Change {
  if (current.emailConfirmedAt !== null) return 'unchanged';
  return {
    after: { ...current, emailConfirmedAt: now, emailFailedAt: null },
    history: { at: now, by: { kind: 'patient' }, what: 'emailConfirmed' },
  };
}

/** Takes a request out of all of its waiting lists. Archiving an archived request for the same reason changes nothing. */
export function archive(current: TherapyRequest | undefined, reason: ArchiveReason, by: Actor, now: Date): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status === 'archived') {
    return current.archiveReason === reason ? accepted('unchanged') : refusedAt('requestId', 'alreadyArchived', messages.alreadyArchived);
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

/** Brings a request back to its old place by request date, in the slots that are offered today. */
export function reactivate(current: TherapyRequest | undefined, form: FormConfiguration, by: Actor, now: Date): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status === 'open') return accepted('unchanged');
  const after: TherapyRequest = { ...current, ...onList, slotKeys: slotKeysFor(current, form) };
  return accepted({ after, history: { at: now, by, what: 'reactivated' } });
}

/** The practice's plan has changed: a request stands in the lists that its preferred times make now, or was in them before. */
export function reslot(current: TherapyRequest, form: FormConfiguration, by: Actor, now: Date): Change {
  if (current.status !== 'open') return 'unchanged';
  const slotKeys = slotKeysFor(current, form);
  if (slotKeys.length === current.slotKeys.length && slotKeys.every((key) => current.slotKeys.includes(key))) return 'unchanged';
  return { after: { ...current, slotKeys }, history: { at: now, by, what: 'reslotted' } };
}

/** What came of a contact, and what is to do next, null for nothing. Nothing said and nothing changed is no line. */
export function logContact(
  current: TherapyRequest | undefined,
  { contact, nextStep, remark }: { contact: ContactOutcome | null; nextStep: WantedStep | null; remark: string },
  by: Actor,
  now: Date,
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status !== 'open') return refusedAt('requestId', 'requestArchived', messages.requestArchived);
  const isSameStep = current.nextStep?.kind === nextStep?.kind && current.nextStep?.dueOn === nextStep?.dueOn;
  if (contact === null && isSameStep && remark === '') return accepted('unchanged');
  const after: TherapyRequest = {
    ...current,
    nextStep: isSameStep ? current.nextStep : nextStep && { ...nextStep, since: now },
    // Who was reached need not be asked for a while.
    ...(contact === 'reached' && { followUp: { state: 'idle' as const, at: now } }),
    lastContact: contact !== null && by.kind === 'member' ? { outcome: contact, at: now, by: by.uid, remark } : current.lastContact,
  };
  const history: HistoryEntry = {
    at: now,
    by,
    what: contact === null ? 'nextStepChanged' : 'contacted',
    ...(contact !== null && { contact }),
    ...(remark !== '' && { remark }),
    ...(!isSameStep && { changes: [{ field: 'nextStep', from: wanted(current.nextStep), to: nextStep }] }),
  };
  return accepted({ after, history });
}

function wanted(step: TherapyRequest['nextStep']): WantedStep | null {
  return step && { kind: step.kind, dueOn: step.dueOn };
}

/** The part of a request that its sender decides. */
function senderFieldsOf(booking: BookingRequest, form: FormConfiguration) {
  const {
    requestId: _id,
    companySlug: _slug,
    termsOfUseAccepted: _accepted,
    homepage: _honeypot,
    fillSeconds: _fillTime,
    contactPersonFirstname,
    contactPersonLastname,
    contactPersonRelationship,
    ...fields
  } = booking;
  const contactPerson = booking.type === 'other' ? { contactPersonFirstname, contactPersonLastname, contactPersonRelationship } : {};
  return definedOnly({
    ...fields,
    ...contactPerson,
    healthDataConsent: booking.healthDataConsent === true,
    slotKeys: slotKeysFor(booking, form),
  });
}

/** Fields that differ, with both values; what follows from others (keys, hash) is left out, and the note, whose old texts nobody keeps. */
export function changedFields(before: TherapyRequest, after: TherapyRequest): HistoryEntry['changes'] {
  const derived: ReadonlySet<string> = new Set([
    'payloadHash',
    'adminNote',
    'openKey',
    'slotKeys',
    'emailConfirmedAt',
    'emailFailedAt',
    'isRepeat',
    'searchTokens',
    'followUp',
    'withdrawnAt',
    'activeAt',
    'deletionWarnedAt',
  ]);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof TherapyRequest)[];
  return fields
    .filter((field) => !derived.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
}

/** Firestore knows no undefined: what was not asked is absent. */
export function definedOnly<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}
