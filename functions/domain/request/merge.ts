/**
 * Merging two open requests of one person, and marking two as different people. Pure rules:
 * `functions/src/waiting-list/merge-requests.ts` applies them, the browser previews them.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { questionOf, type StoredName } from '../booking/questions.ts';
import { isSamePhone, nationalDigits } from '../contact/read-phones.ts';
import { accepted, messages, type Outcome, refusedAt } from '../failure.ts';
import { maxTags } from '../tags/tag.ts';
import { isSameValue } from '../text/field-edits.ts';
import { isOnlyClaimed } from '../waiting-list/only-claimed.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import { mergeSlots } from '../waiting-list/slot.ts';
import { type Change, changedFields, personOf } from './changes.ts';
import { inOrder } from './duplicates.ts';
import type { Actor } from './history.ts';
import { maxAdminNote, type TherapyRequest, type WithId } from './request.ts';
import { type LastOffer, maxPlacesGiven } from './request-offer.ts';
import { searchTokens } from './search-tokens.ts';
import { staffNames, staffQuestionOf } from './staff-questions.ts';

type StoredRequest = WithId<TherapyRequest>;
type Done = Exclude<Change, 'unchanged'>;

type Merged = {
  readonly surviving: { readonly id: string; readonly change: Done };
  readonly archived: { readonly id: string; readonly change: Done };
};

const endOfferFirst = 'Bitte beende zuerst das Angebot.';

/**
 * The earlier request survives and adopts what it lacks from the other one: times, locations, tags,
 * priority, notes, other fields. On a conflict the survivor wins, but for a claimed address against
 * a confirmed one; texts are joined. Refusals: an archived request, one with an offer that still
 * runs (fields requestId, otherId), and texts or tags beyond their limits, at their fields: nothing
 * is cut silently.
 */
export function merge(
  one: StoredRequest,
  other: StoredRequest,
  { form, by, now }: { form: FormConfiguration; by: Actor; now: Date },
): Outcome<Merged> {
  if (one.status !== 'open')
    return refusedAt('requestId', 'requestArchived', messages.requestArchived);
  if (other.status !== 'open')
    return refusedAt('otherId', 'requestArchived', messages.requestArchived);
  if (one.offer) return refusedAt('requestId', 'offerRuns', endOfferFirst);
  if (other.offer) return refusedAt('otherId', 'offerRuns', endOfferFirst);
  const [{ id: survivingId, ...surviving }, { id: archivedId, ...second }] = inOrder(one, other);

  const united = unite(surviving, second, { survivingId, archivedId });
  const openKey = keyOf(united, surviving, second);
  const after: TherapyRequest = { ...united, openKey, slotKeys: slotKeysFor(united, form) };
  const tooMuch = limitProblem(after);
  if (tooMuch) return refusedAt(tooMuch.field, 'maxLength', tooMuch.message);

  const archived: TherapyRequest = {
    ...second,
    status: 'archived',
    archivedAt: now,
    archiveReason: 'merged',
    mergedInto: survivingId,
    nextStep: null,
    searchTokens: searchTokens(second),
  };
  return accepted({
    surviving: {
      id: survivingId,
      change: {
        after,
        history: { at: now, by, what: 'merged', changes: changedFields(surviving, after) },
      },
    },
    archived: {
      id: archivedId,
      change: {
        after: archived,
        history: {
          at: now,
          by,
          what: 'archived',
          reason: 'merged',
          changes: [{ field: 'mergedInto', from: null, to: survivingId }],
        },
      },
    },
  });
}

const changedSince =
  'Eine der beiden Anfragen wurde seither geändert. Um sie wieder zu trennen, reaktiviere die zweite im Archiv und berichtige beide.';

/** Set by every change, or computed anew from what is stored. */
const bySystem: ReadonlySet<string> = new Set([
  'activeAt',
  'deletionWarnedAt',
  'archivedAt',
  'slotKeys',
  'isUncounted',
  'searchTokens',
  'noteRevision',
  'lastChange',
]);

/**
 * Undoes a merge: both requests are as they were `before`, on the lists of today's plan.
 * 'unchanged' if they are so already. Refused (field requestId) if one is gone, and if anything but
 * the platform's own records has changed since: nothing that was added may be lost.
 */
export function unmerge(
  current: { surviving: TherapyRequest | undefined; archived: TherapyRequest | undefined },
  before: { surviving: StoredRequest; archived: StoredRequest },
  { form, by, now }: { form: FormConfiguration; by: Actor; now: Date },
): Outcome<Merged | 'unchanged'> {
  const { surviving, archived } = current;
  if (!surviving || !archived) return refusedAt('requestId', 'requestGone', messages.requestGone);
  const [{ id: survivingId, ...first }, { id: archivedId, ...second }] = [
    before.surviving,
    before.archived,
  ];
  if (isSame(surviving, first) && isSame(archived, second)) return accepted('unchanged');
  const merged = merge(before.surviving, before.archived, { form, by, now });
  const isAsMerged =
    merged.ok &&
    isSame(surviving, merged.value.surviving.change.after) &&
    isSame(archived, merged.value.archived.change.after);
  if (!isAsMerged) return refusedAt('requestId', 'changedSince', changedSince);
  const isNoteBack = surviving.adminNote !== first.adminNote;
  const after: TherapyRequest = {
    ...first,
    slotKeys: slotKeysFor(first, form),
    noteRevision: surviving.noteRevision + (isNoteBack ? 1 : 0),
    // As in a merge.
    lastChange: null,
  };
  const reopened: TherapyRequest = { ...second, slotKeys: slotKeysFor(second, form) };
  return accepted({
    surviving: {
      id: survivingId,
      change: {
        after,
        history: { at: now, by, what: 'edited', changes: changedFields(surviving, after) },
      },
    },
    archived: {
      id: archivedId,
      change: { after: reopened, history: { at: now, by, what: 'reactivated' } },
    },
  });
}

function isSame(one: TherapyRequest, other: TherapyRequest): boolean {
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => !bySystem.has(field),
  );
  return (fields as (keyof TherapyRequest)[]).every((field) =>
    isSameValue(one[field], other[field]),
  );
}

/** Of one request. After that many, the oldest may be asked about again. */
const maxMarks = 100;

/** Marks this request as a different person's than that one, however similar they look. */
export function keepApart(current: TherapyRequest, otherId: string, by: Actor, now: Date): Change {
  if (current.notSameAs.includes(otherId)) return 'unchanged';
  const after: TherapyRequest = {
    ...current,
    notSameAs: [...current.notSameAs, otherId].slice(-maxMarks),
  };
  return {
    after,
    history: { at: now, by, what: 'markedAsDifferent', changes: changedFields(current, after) },
  };
}

function unite(
  surviving: TherapyRequest,
  second: TherapyRequest,
  ids: { survivingId: string; archivedId: string },
): TherapyRequest {
  const adminNote = joined(surviving.adminNote, second.adminNote);
  const isNoteNew = adminNote !== surviving.adminNote;
  return {
    ...filled(surviving, second),
    ...contactPersonOf(surviving, second),
    openKey: surviving.openKey ?? second.openKey,
    ...addressOf(surviving, second),
    ...numbersOf(surviving, second),
    ...prescriptionOf(surviving, second),
    ...yesInEither(surviving, second),
    ...Object.fromEntries(
      namesWith('join').map((name) => [
        name,
        joined(textOf(surviving, name), textOf(second, name)),
      ]),
    ),
    locationIds: [...new Set([...surviving.locationIds, ...second.locationIds])],
    slots: mergeSlots([...surviving.slots, ...second.slots]),
    prioritized: surviving.prioritized || second.prioritized,
    prioritizedAt: earliest([surviving.prioritizedAt, second.prioritizedAt]),
    tags: [...new Set([...surviving.tags, ...second.tags])],
    adminNote,
    noteRevision: surviving.noteRevision + (isNoteNew ? 1 : 0),
    nextStep: dueFirst(surviving.nextStep, second.nextStep),
    lastContact: lastOf(surviving.lastContact, second.lastContact),
    lastOffer: laterOf(surviving.lastOffer, second.lastOffer),
    unanswered: Math.max(surviving.unanswered, second.unanswered),
    places: [...surviving.places, ...second.places]
      .toSorted((place, next) => place.givenAt.getTime() - next.givenAt.getTime())
      .slice(-maxPlacesGiven),
    notSameAs: [...new Set([...surviving.notSameAs, ...second.notSameAs])]
      .filter((id) => id !== ids.survivingId && id !== ids.archivedId)
      .slice(-maxMarks),
    // A merge is no direct change: the trigger that records those must not attribute it to the last
    // editor.
    lastChange: null,
  };
}

/** What was filled in may make it the second one's person, who is known by another key. */
function keyOf(united: TherapyRequest, surviving: TherapyRequest, second: TherapyRequest) {
  const isOther = personOf(united) !== personOf(surviving);
  const isSecond = isOther && personOf(united) === personOf(second);
  return (isSecond ? second.openKey : null) ?? united.openKey;
}

function laterOf(one: LastOffer | null, other: LastOffer | null): LastOffer | null {
  if (!one || !other) return one ?? other;
  const declinedTimes = mergeSlots([...one.declinedTimes, ...other.declinedTimes]);
  return { ...(other.at > one.at ? other : one), declinedTimes };
}

const namesWith = (rule: ReturnType<typeof staffQuestionOf>['merge']) =>
  staffNames.filter((name) => staffQuestionOf(name).merge === rule);

function textOf(request: TherapyRequest, name: StoredName): string {
  return String(request[name] ?? '');
}

/** Fills the survivor's empty fields. An address is a unit: its parts never come from two homes. */
function filled(surviving: TherapyRequest, second: TherapyRequest): TherapyRequest {
  const hasAddress = [
    surviving.addressStreet,
    surviving.addressPostalCode,
    surviving.addressCity,
  ].some(Boolean);
  const missing = namesWith('fill').filter(
    (name) =>
      !(hasAddress && questionOf(name).section === 'address') &&
      isEmpty(surviving[name]) &&
      !isEmpty(second[name]),
  );
  return { ...surviving, ...Object.fromEntries(missing.map((field) => [field, second[field]])) };
}

/** A contact person survives, even if the patient once asked alone. */
function contactPersonOf(
  surviving: TherapyRequest,
  second: TherapyRequest,
): Partial<TherapyRequest> {
  const hasPerson =
    surviving.type === 'other' &&
    !(isEmpty(surviving.contactPersonFirstname) && isEmpty(surviving.contactPersonLastname));
  if (hasPerson || second.type !== 'other') return {};
  const { type, contactPersonFirstname, contactPersonLastname, contactPersonRelationship } = second;
  const person = { contactPersonFirstname, contactPersonLastname, contactPersonRelationship };
  return {
    type,
    ...Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined)),
  };
}

/**
 * Confirmation, consent and the person's key belong to the address they were given for; for the same
 * address the later consent counts. A confirmed one takes the place of one that is only claimed,
 * and whoever sent the claim cannot correct it into another one.
 */
function addressOf(surviving: TherapyRequest, second: TherapyRequest): Partial<TherapyRequest> {
  const consent = {
    followUpConsent: second.followUpConsent,
    // Of what the practice entered there is none.
    consentVersion: second.consentVersion || surviving.consentVersion,
  };
  const { email, emailConfirmedAt, emailFailedAt, pendingEmail, openKey } = second;
  if (surviving.email === '')
    return {
      ...{ email, emailConfirmedAt, emailFailedAt, ...consent },
      ...(email !== '' && openKey !== null && { openKey }),
    };
  if (email.toLowerCase() !== surviving.email.toLowerCase()) {
    return emailConfirmedAt !== null && isOnlyClaimed(surviving)
      ? {
          ...{ email, emailConfirmedAt, emailFailedAt, pendingEmail, openKey },
          ...consent,
        }
      : {};
  }
  return {
    emailConfirmedAt: earliest([surviving.emailConfirmedAt, second.emailConfirmedAt]),
    ...consent,
  };
}

/**
 * Yes in either request counts. A recorded 'no' is not lost in a merge with a request that was
 * never asked.
 */
function yesInEither(surviving: TherapyRequest, second: TherapyRequest): Partial<TherapyRequest> {
  const said = namesWith('either').filter(
    (name) => surviving[name] !== undefined || second[name] !== undefined,
  );
  return Object.fromEntries(
    said.map((name) => [name, surviving[name] === true || second[name] === true]),
  );
}

/**
 * Each number once, preferably with its area code, as long as there is room; the survivor's first.
 */
function numbersOf(surviving: TherapyRequest, second: TherapyRequest): Partial<TherapyRequest> {
  const numbers: string[] = [];
  for (const number of [
    surviving.phone,
    surviving.phone2 ?? '',
    second.phone,
    second.phone2 ?? '',
  ]) {
    const at = numbers.findIndex((known) => isSamePhone(known, number));
    if (at < 0 && number !== '') numbers.push(number);
    else if (at >= 0 && saysMore(number, numbers[at] ?? '')) numbers[at] = number;
  }
  const [phone = '', phone2 = ''] = numbers;
  return { phone, ...(phone2 !== '' || surviving.phone2 !== undefined ? { phone2 } : {}) };
}

/** Whether a field names more: more numbers, or the same with its area code. */
function saysMore(number: string, known: string): boolean {
  return nationalDigits(number).join('').length > nationalDigits(known).join('').length;
}

/** The first one's day of issue, else the second one's; who has one has a prescription. */
function prescriptionOf(
  surviving: TherapyRequest,
  second: TherapyRequest,
): Partial<TherapyRequest> {
  const prescription = surviving.prescription ?? second.prescription;
  return prescription ? { prescription, doctorsOrder: 'available' } : {};
}

/** Both texts on separate lines, or only one if it contains the other. */
function joined(first: string, second: string): string {
  if (first.includes(second)) return first;
  if (second.includes(first)) return second;
  return `${first}\n\n${second}`;
}

function dueFirst(
  one: TherapyRequest['nextStep'],
  other: TherapyRequest['nextStep'],
): TherapyRequest['nextStep'] {
  if (!one || !other) return one ?? other;
  return (one.dueOn ?? '') <= (other.dueOn ?? '') ? one : other;
}

function lastOf(
  one: TherapyRequest['lastContact'],
  other: TherapyRequest['lastContact'],
): TherapyRequest['lastContact'] {
  if (!one || !other) return one ?? other;
  return one.at >= other.at ? one : other;
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map((moment) => moment.getTime())));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const number = new Intl.NumberFormat('de-DE');

function limitProblem(request: TherapyRequest): { field: string; message: string } | undefined {
  const { adminNote, tags } = request;
  const texts = [
    { field: 'adminNote', of: 'Die Notizen der Praxis', text: adminNote, max: maxAdminNote },
    ...namesWith('join').map((name) => {
      const question = questionOf(name);
      const of =
        name === 'reason'
          ? 'Die Gründe'
          : name === 'note'
            ? 'Die Anmerkungen'
            : `Die Angaben „${staffQuestionOf(name).label}“`;
      const max = 'max' in question ? question.max : Number.POSITIVE_INFINITY;
      return { field: name, of: `${of} beider Anfragen`, text: textOf(request, name), max };
    }),
  ];
  const long = texts.find(({ text, max }) => text.length > max);
  if (long) {
    const { field, of, max } = long;
    return {
      field,
      message: `${of} sind zusammen länger als ${number.format(max)} Zeichen. Bitte kürze zuerst eine davon.`,
    };
  }
  if (tags.length <= maxTags) return undefined;
  return {
    field: 'tags',
    message: `Beide Anfragen haben zusammen mehr als ${maxTags} Schlagwörter. Bitte nimm zuerst welche weg.`,
  };
}
