/**
 * Open requests that may belong to one person. A hint for the team, who decide; nothing merges
 * automatically. Requests are bucketed by shared traits and compared only within a bucket.
 */

import { areSameDigits, minDigits, nationalDigits } from '../contact/read-phones.ts';
import { foldedName } from '../text/folded-name.ts';
import type { TherapyRequest, WithId } from './request.ts';

export type Comparable = WithId<
  Pick<
    TherapyRequest,
    | 'requestedAt'
    | 'firstname'
    | 'lastname'
    | 'birthdate'
    | 'phone'
    | 'phone2'
    | 'email'
    | 'notSameAs'
  >
>;

/** In order of request date. */
export type DuplicatePair<T extends Comparable> = { readonly first: T; readonly second: T };

/**
 * In a larger bucket (a whole file with the practice's own number) each request is compared only
 * with the oldest.
 */
const fullBucket = 30;

/** All possible pairs, by the date of the older request. */
export function possibleDuplicates<T extends Comparable>(
  requests: readonly T[],
): DuplicatePair<T>[] {
  const inTime = [...requests].sort((a, b) => (inOrder(a, b)[0] === a ? -1 : 1));
  const pairs = new Map<string, DuplicatePair<T>>();
  for (const bucket of bucketsOf(inTime)) {
    bucket.forEach((first, at) => {
      if (at > 0 && bucket.length > fullBucket) return;
      for (const second of bucket.slice(at + 1)) {
        const key = `${first.id} ${second.id}`;
        if (first.id !== second.id && !pairs.has(key) && mayBeSamePerson(first, second))
          pairs.set(key, { first, second });
      }
    });
  }
  return [...pairs.values()].sort(
    (a, b) =>
      a.first.requestedAt.getTime() - b.first.requestedAt.getTime() ||
      a.second.requestedAt.getTime() - b.second.requestedAt.getTime(),
  );
}

/** The earlier request first, which survives a merge; the smaller id breaks ties. */
export function inOrder<T extends WithId<Pick<TherapyRequest, 'requestedAt'>>>(
  one: T,
  other: T,
): [first: T, second: T] {
  const difference = one.requestedAt.getTime() - other.requestedAt.getTime();
  return difference < 0 || (difference === 0 && one.id < other.id) ? [one, other] : [other, one];
}

/**
 * The same name (first and last may be swapped) with the same date of birth, number or address; the
 * same date of birth and number; or the same number and last name, unless first names and dates of
 * birth suggest a family.
 */
export function mayBeSamePerson(one: Comparable, other: Comparable): boolean {
  if (one.notSameAs.includes(other.id) || other.notSameAs.includes(one.id)) return false;
  const [a, b] = [traitsOf(one), traitsOf(other)];
  const isPhone = sharesPhone(a, b);
  const isBirthdate = a.birthdate !== '' && a.birthdate === b.birthdate;
  const isEmail = a.email !== '' && a.email === b.email;
  if (a.name !== '' && a.name === b.name && (isBirthdate || isPhone || isEmail)) return true;
  if (isBirthdate && isPhone) return true;
  if (!isPhone || a.lastname === '' || a.lastname !== b.lastname) return false;
  const isFamily =
    a.firstname !== b.firstname && a.birthdate !== '' && b.birthdate !== '' && !isBirthdate;
  return !isFamily;
}

/** Shared traits, strongest first. */
export type Likeness = 'name' | 'birthdate' | 'phone' | 'email' | 'lastname';

export function alikeIn(one: Comparable, other: Comparable): Likeness[] {
  const [a, b] = [traitsOf(one), traitsOf(other)];
  const hasName = a.name !== '' && a.name === b.name;
  const likenesses: [Likeness, boolean][] = [
    ['name', hasName],
    ['lastname', !hasName && a.lastname !== '' && a.lastname === b.lastname],
    ['birthdate', a.birthdate !== '' && a.birthdate === b.birthdate],
    ['phone', sharesPhone(a, b)],
    ['email', a.email !== '' && a.email === b.email],
  ];
  return likenesses.filter(([, isAlike]) => isAlike).map(([likeness]) => likeness);
}

type Traits = {
  firstname: string;
  lastname: string;
  /** First and last name, in normalized order. */
  name: string;
  birthdate: string;
  email: string;
  /** National digits. */
  phones: readonly string[];
};

/** Cached per object: unchanged requests in live rows are not parsed again. */
const known = new WeakMap<Comparable, { traits: Traits; keys: readonly string[] }>();

/**
 * Reads what is compared, which takes longer than comparing: of thousands of requests one can do it
 * before, in parts.
 */
export function learnTraits(request: Comparable): void {
  lookAt(request);
}

export const hasLearnedTraits = (request: Comparable) => known.has(request);

function traitsOf(request: Comparable): Traits {
  return lookAt(request).traits;
}

function lookAt(request: Comparable): { traits: Traits; keys: readonly string[] } {
  const before = known.get(request);
  if (before) return before;
  const [firstname, lastname] = [foldedName(request.firstname), foldedName(request.lastname)];
  const traits = {
    firstname,
    lastname,
    name: firstname === '' || lastname === '' ? '' : [firstname, lastname].sort().join(' '),
    birthdate: request.birthdate ?? '',
    email: request.email.toLowerCase(),
    phones: [request.phone, request.phone2 ?? '']
      .flatMap(nationalDigits)
      .filter((digits) => digits.length >= minDigits),
  };
  const seen = { traits, keys: keysOf(traits) };
  known.set(request, seen);
  return seen;
}

function sharesPhone(a: Traits, b: Traits): boolean {
  return a.phones.some((phone) => b.phones.some((other) => areSameDigits(phone, other)));
}

/** Any possible pair shares at least one bucket. */
function bucketsOf<T extends Comparable>(requests: readonly T[]): T[][] {
  const buckets = new Map<string, T[]>();
  for (const request of requests) {
    for (const key of lookAt(request).keys) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(request);
      else buckets.set(key, [request]);
    }
  }
  return [...buckets.values()].filter((bucket) => bucket.length > 1);
}

function keysOf({ name, lastname, birthdate, email, phones }: Traits): string[] {
  const ends = [...new Set(phones.map((digits) => digits.slice(-minDigits)))];
  return [
    name && birthdate && `nb ${name} ${birthdate}`,
    name && email && `ne ${name} ${email}`,
    ...ends.flatMap((end) => [
      name && `np ${name} ${end}`,
      birthdate && `bp ${birthdate} ${end}`,
      lastname && `lp ${lastname} ${end}`,
    ]),
  ].filter(Boolean);
}
