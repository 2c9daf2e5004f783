/** Two requests and the merge result, row by row, as text. */

import type { StoredName } from '@platzwart/domain/booking/questions';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { isSamePhone } from '@platzwart/domain/contact/read-phones';
import { formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { alikeIn, type Likeness, mayBeSamePerson } from '@platzwart/domain/request/duplicates';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import { staffNames, staffQuestions } from '@platzwart/domain/request/staff-questions';
import { slotKey } from '@platzwart/domain/waiting-list/slot';
import type { FieldFormat } from '../../../entities/request/format-field.ts';
import {
  formatAddress,
  formatContactPerson,
  fullName,
} from '../../../entities/request/format-person.ts';
import { isEmpty } from '../../../entities/request/is-empty.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { formatStep } from '../steps/format-step.ts';
import { texts } from './texts.ts';

const t = texts.rows;

export type CompareRow = {
  key: string;
  label: string;
  first: string;
  second: string;
  /** Undefined while unknown or impossible. */
  merged: string | undefined;
  differs: boolean;
  /** Whose value the merged request has. */
  origin: 'first' | 'second' | 'both';
  /** The merged request loses the second one's value. */
  isDropped: boolean;
};

type CompareContext = FieldFormat & { tags: TagsById; today: IsoDate };

/** Only rows that at least one request fills. The first request is the one that stays. */
export function compareRows(
  first: TherapyRequest,
  second: TherapyRequest,
  merged: TherapyRequest | undefined,
  context: CompareContext,
): CompareRow[] {
  const rows = linesOf(context).map(({ key, label, say, isSame }): CompareRow => {
    const [ofFirst, ofSecond, ofMerged] = [say(first), say(second), merged && say(merged)];
    return {
      key,
      label,
      first: ofFirst,
      second: ofSecond,
      merged: ofMerged,
      origin: ofMerged === ofFirst ? 'first' : ofMerged === ofSecond ? 'second' : 'both',
      differs: isSame
        ? !holds(ofFirst, ofSecond, isSame) || !holds(ofSecond, ofFirst, isSame)
        : ofFirst !== ofSecond,
      // Merging takes the earlier date; that is no loss.
      isDropped:
        key !== 'requestedAt' &&
        ofMerged !== undefined &&
        (isSame
          ? !holds(ofMerged, ofSecond, isSame)
          : isDropped(ofMerged, ofSecond) && !keepsAll(merged, second, key)),
    };
  });
  return rows.filter((row) => row.first !== '' || row.second !== '');
}

/**
 * Merging joins texts, tags and times, so the second value is part of the merged one unless it was
 * dropped.
 */
function isDropped(merged: string, second: string): boolean {
  return (
    second !== '' &&
    merged !== second &&
    !second.split(/, |\n\n|; /).every((part) => merged.includes(part))
  );
}

/** Times that follow each other are one in words. */
function keepsAll(merged: TherapyRequest | undefined, second: TherapyRequest, key: string) {
  if (key !== 'slots' || !merged) return false;
  const slotsAfter = new Set(merged.slots.map(slotKey));
  return second.slots.every((slot) => slotsAfter.has(slotKey(slot)));
}

/** Whether `all` contains each number or address of `some`, in any notation. */
function holds(
  all: string,
  some: string,
  isSame: (one: string, other: string) => boolean,
): boolean {
  const known = all.split(', ');
  return (
    some === '' ||
    some.split(', ').every((part) => known.some((each) => each === part || isSame(each, part)))
  );
}

type Line = {
  key: string;
  label: string;
  say: (request: TherapyRequest) => string;
  /** Compares values that have several notations. */
  isSame?: (one: string, other: string) => boolean;
};

/** Compared above, some of them in one row. */
const together: ReadonlySet<StoredName> = new Set([
  ...(['type', 'firstname', 'lastname', 'birthdate', 'email', 'phone', 'phone2'] as const),
  ...(['contactPersonFirstname', 'contactPersonLastname', 'contactPersonRelationship'] as const),
  ...(['addressStreet', 'addressPostalCode', 'addressCity'] as const),
]);

function linesOf({ label, value, tags, today }: CompareContext): Line[] {
  const field = (key: keyof TherapyRequest): Line => ({
    key,
    label: label(key),
    say: (request) => (isEmpty(request[key]) ? '' : value(key, request[key])),
  });
  return [
    { key: 'requestedAt', label: t.requestedAt, say: (request) => requestedWhen(request) },
    { key: 'name', label: t.name, say: fullName },
    field('birthdate'),
    {
      key: 'contactPerson',
      label: t.contactPerson,
      say: (request) =>
        formatContactPerson(request) ||
        (request.type === 'other' ? staffQuestions.type.options.other : ''),
    },
    { ...field('email'), isSame: isSameEmail },
    {
      key: 'phone',
      label: label('phone'),
      say: ({ phone, phone2 }) => [phone, phone2].filter(Boolean).join(', '),
      isSame: isSamePhone,
    },
    { key: 'address', label: t.address, say: formatAddress },
    ...staffNames.filter((name) => !together.has(name)).map(field),
    {
      key: 'prioritized',
      label: t.prioritized,
      say: ({ prioritizedAt }) => (prioritizedAt ? t.prioritizedOn(formatDay(prioritizedAt)) : ''),
    },
    {
      key: 'tags',
      label: t.tags,
      say: ({ tags: ids }) =>
        [...tags]
          .filter(([id]) => ids.includes(id))
          .map(([, { name }]) => name)
          .join(', '),
    },
    { key: 'adminNote', label: t.adminNote, say: ({ adminNote }) => adminNote },
    {
      key: 'nextStep',
      label: t.nextStep,
      say: ({ nextStep }) => (nextStep ? formatStep(nextStep, today) : ''),
    },
  ];
}

/** How sure one may be that both are one person, and what speaks for and against it. */
export type Evidence = {
  verdict: 'same' | 'unclear' | 'different';
  alike: readonly Likeness[];
  unlike: readonly Likeness[];
};

export function evidenceOf(
  first: WithId<TherapyRequest>,
  second: WithId<TherapyRequest>,
): Evidence {
  const alike = alikeIn(first, second);
  const isSaid: Record<Exclude<Likeness, 'lastname'>, (request: TherapyRequest) => boolean> = {
    name: (request) => fullName(request) !== '' && !alike.includes('lastname'),
    birthdate: ({ birthdate }) => birthdate !== undefined,
    phone: ({ phone }) => phone !== '',
    email: ({ email }) => email !== '',
  };
  const unlike = (['name', 'birthdate', 'phone', 'email'] as const).filter(
    (trait) => !alike.includes(trait) && isSaid[trait](first) && isSaid[trait](second),
  );
  const [one, other] = [first, second].map((request) => ({ ...request, notSameAs: [] }));
  const isLikely = one !== undefined && other !== undefined && mayBeSamePerson(one, other);
  return { verdict: isLikely ? 'same' : alike.length > 0 ? 'unclear' : 'different', alike, unlike };
}
