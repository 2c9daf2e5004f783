/**
 * 'Platzrunde': several free places distributed at once. Going down the list place by place wastes
 * places, because the first one takes what is the only possibility of the second. Pure: the browser
 * suggests, the server offers each place as any other.
 */
import { compareWaiting } from '../waiting-list/queue.ts';
import {
  type Candidate,
  type Candidates,
  candidates,
  type PlaceTerms,
  type Waiting,
} from './candidates.ts';
import type { Vacancy } from './vacancy.ts';

/** People who are asked after the first one of each seat, should they not accept. */
const nextOnes = 3;

/**
 * Who gets which place. In: people in waiting order, places (a group once for each free seat), and
 * whom each suits. Out: a person or null for each place, in the places' order. An earlier person is
 * never left out for a later one, and no larger number of people could get a place: each person is
 * added if some chain of moves frees a place for them. About people × places steps. No errors.
 */
export function distribute<P, V>(
  people: readonly P[],
  places: readonly V[],
  fits: (person: P, place: V) => boolean,
): (P | null)[] {
  return distribution(people, places, fits)();
}

/**
 * The same as often as wanted, also as if one person and one place were not there, by index; whom a
 * place suits is asked once.
 */
function distribution<P, V>(
  people: readonly P[],
  places: readonly V[],
  fits: (person: P, place: V) => boolean,
) {
  const optionsOf = new Map<number, number[]>();
  const options = (person: number) => {
    const known =
      optionsOf.get(person) ??
      places.flatMap((place, i) => (fits(people[person] as P, place) ? [i] : []));
    optionsOf.set(person, known);
    return known;
  };
  return (without?: { readonly person: number; readonly place: number }): (P | null)[] => {
    const held = new Array<number | undefined>(places.length);
    /** No chain of moves from these reaches a free place, now or later. */
    const settled = new Set<number>();
    /** Seats the person, moving others on where that is needed. */
    const seat = (person: number, tried: Set<number>): boolean => {
      const wanted = options(person);
      const free = wanted.find((place) => held[place] === undefined);
      if (free !== undefined) {
        held[free] = person;
        return true;
      }
      for (const place of wanted) {
        if (tried.has(place) || settled.has(place)) continue;
        tried.add(place);
        if (!seat(held[place] as number, tried)) continue;
        held[place] = person;
        return true;
      }
      return false;
    };
    let left = places.length;
    if (without) {
      held[without.place] = without.person;
      settled.add(without.place);
      left -= 1;
    }
    for (let person = 0; person < people.length && left > 0; person++) {
      if (person === without?.person) continue;
      const tried = new Set<number>();
      if (seat(person, tried)) left -= 1;
      else for (const place of tried) settled.add(place);
    }
    return places.map((_, i) =>
      held[i] === undefined || i === without?.place ? null : (people[held[i]] as P),
    );
  };
}

type RoundPlace = PlaceTerms &
  Readonly<Pick<Vacancy, 'state' | 'stalledBecause' | 'winners' | 'plan'>> & {
    readonly id: string;
  };

/** Only noted, or offered to everybody of its plan. */
export function canBeDistributed({
  state,
  stalledBecause,
}: Pick<RoundPlace, 'state' | 'stalledBecause'>): boolean {
  return state === 'open' || (state === 'stalled' && stalledBecause === 'planAtEnd');
}

/** One free seat of a place; `key` is unique in the round. */
type RoundSeat<V extends RoundPlace = RoundPlace> = { readonly key: string; readonly vacancy: V };

type RoundReason<R> =
  /** Nobody who is suggested for this place is ranked higher. */
  | { kind: 'alone' }
  /** They could have another place, but then nothing would be left for `other`. */
  | { kind: 'soThat'; other: R }
  /** So many are ranked higher here, and each of them gets another place. */
  | { kind: 'others'; count: number }
  /** A member's choice. */
  | { kind: 'chosen' };

export type RoundRow<R extends Waiting, V extends RoundPlace> = RoundSeat<V> & {
  /** Null: nobody is left whom it suits, or a member leaves it out. */
  readonly person: R | null;
  readonly reason: RoundReason<R> | null;
};

/** What is offered of one place. */
export type RoundPlan<R extends Waiting> = {
  readonly vacancyId: string;
  /** The first of each seat, then the next ones of this place. */
  readonly people: readonly R[];
  readonly passedOver: readonly R[];
};

type Context = Parameters<typeof candidates>[2];

/**
 * Who is suggested for each place, by its id; without those who were asked for it before. In: open
 * requests in any order.
 */
export function roundCandidates<R extends Waiting>(
  vacancies: readonly RoundPlace[],
  requests: readonly R[],
  context: Context,
): ReadonlyMap<string, Candidates<R>> {
  return new Map(
    vacancies.map((vacancy) => {
      const asked = new Set(
        vacancy.state === 'open' ? [] : vacancy.plan.map(({ requestId }) => requestId),
      );
      return [
        vacancy.id,
        candidates(
          vacancy,
          asked.size === 0 ? requests : requests.filter(({ id }) => !asked.has(id)),
          context,
        ),
      ];
    }),
  );
}

/**
 * The round. In: the places, who is suggested for each, and a member's choices by seat (a request's
 * id, or null for nobody). Out: a row for each free seat in the order of the places, and what is to
 * be offered of each place. Who fits only nearly is never suggested; a member may choose them, and
 * nobody has two places.
 */
export function suggestRound<R extends Waiting, V extends RoundPlace>(
  vacancies: readonly V[],
  found: ReadonlyMap<string, Candidates<R>>,
  chosen: ReadonlyMap<string, string | null>,
): { rows: RoundRow<R, V>[]; plans: RoundPlan<R>[] } {
  const seats = vacancies.flatMap((vacancy): RoundSeat<V>[] =>
    Array.from({ length: Math.max(0, vacancy.seats - vacancy.winners.length) }, (_, i) => ({
      key: `${vacancy.id}_${i}`,
      vacancy,
    })),
  );
  const exact = new Map([...found].map(([id, { rows }]) => [id, rows.filter((row) => row.exact)]));
  const ranked = rankedPeople(exact);
  const taken = new Set(
    [...chosen].flatMap(([key, id]) =>
      id !== null && seats.some((seat) => seat.key === key) ? [id] : [],
    ),
  );
  const suited = new Map(
    [...exact].map(([id, rows]) => [id, new Set(rows.map(({ request }) => request.id))]),
  );
  const open = seats.filter(({ key }) => !chosen.has(key));
  const waiting = ranked.filter(({ id }) => !taken.has(id));
  const orderOf = new Map(waiting.map((person, i) => [person, i] as const));
  const fits = (person: R, seat: RoundSeat) => suited.get(seat.vacancy.id)?.has(person.id) === true;
  const again = distribution(waiting, open, fits);
  const given = again();
  const personAt = new Map(open.map(({ key }, i) => [key, given[i] ?? null]));
  const named = (id: string) =>
    [...found.values()].flatMap(({ rows }) => rows).find(({ request }) => request.id === id)
      ?.request ?? null;

  const rows = seats.map((seat): RoundRow<R, V> => {
    const choice = chosen.get(seat.key);
    if (choice !== undefined)
      return {
        ...seat,
        person: choice === null ? null : named(choice),
        reason: { kind: 'chosen' },
      };
    const person = personAt.get(seat.key) ?? null;
    return {
      ...seat,
      person,
      reason: person && reasonFor(person, seat, { open, orderOf, personAt, exact, fits, again }),
    };
  });
  return { rows, plans: plansOf(vacancies, rows, found) };
}

/**
 * Everybody once, as the suggestions rank them: who has a place or stepped back behind the others,
 * then the waiting list.
 */
function rankedPeople<R extends Waiting>(exact: ReadonlyMap<string, readonly Candidate<R>[]>): R[] {
  const people = new Map<string, { request: R; group: number }>();
  for (const { request, holdsPlace, steppedBack } of [...exact.values()].flat()) {
    const group = (holdsPlace ? 2 : 0) + (steppedBack ? 1 : 0);
    people.set(request.id, {
      request,
      group: Math.min(group, people.get(request.id)?.group ?? group),
    });
  }
  return [...people.values()]
    .sort((a, b) => a.group - b.group || compareWaiting(a.request, b.request))
    .map(({ request }) => request);
}

type Distributed<R extends Waiting> = {
  open: readonly RoundSeat[];
  /** Where in the round each stands; without those a member gave a place. */
  orderOf: ReadonlyMap<R, number>;
  personAt: ReadonlyMap<string, R | null>;
  exact: ReadonlyMap<string, readonly Candidate<R>[]>;
  fits: (person: R, seat: RoundSeat) => boolean;
  again: (without: { person: number; place: number }) => readonly (R | null)[];
};

/**
 * Other places for which it is looked at who would lose them: each asks for a distribution of its
 * own.
 */
const maxTried = 3;

function reasonFor<R extends Waiting>(person: R, { vacancy }: RoundSeat, round: Distributed<R>) {
  const { open, orderOf, personAt, exact, fits, again } = round;
  const suggested = (exact.get(vacancy.id) ?? []).filter(({ request }) => orderOf.has(request));
  const above = suggested.findIndex(({ request }) => request === person);
  if (above < open.filter((seat) => seat.vacancy.id === vacancy.id).length)
    return { kind: 'alone' } as const;
  const order = orderOf.get(person) ?? 0;
  const held = open.flatMap((seat, place) => {
    const other =
      seat.vacancy.id !== vacancy.id && fits(person, seat) ? personAt.get(seat.key) : null;
    return other && (orderOf.get(other) ?? 0) > order ? [{ place, other }] : [];
  });
  const soThat = held
    .slice(0, maxTried)
    .find(({ place, other }) => !again({ person: order, place }).includes(other));
  return soThat
    ? ({ kind: 'soThat', other: soThat.other } as const)
    : ({ kind: 'others', count: above } as const);
}

function plansOf<R extends Waiting>(
  vacancies: readonly RoundPlace[],
  rows: readonly RoundRow<R, RoundPlace>[],
  found: ReadonlyMap<string, Candidates<R>>,
): RoundPlan<R>[] {
  const first = new Set(rows.flatMap(({ person }) => person?.id ?? []));
  return vacancies.flatMap((vacancy) => {
    const own = rows.flatMap((row) =>
      row.vacancy.id === vacancy.id && row.person ? [row.person] : [],
    );
    if (own.length === 0) return [];
    const suggested = found.get(vacancy.id)?.rows ?? [];
    const next = suggested
      .filter((row) => row.exact && !first.has(row.request.id))
      .slice(0, nextOnes);
    const people = [...own, ...next.map(({ request }) => request)];
    const last = suggested.findLastIndex(({ request }) =>
      people.some(({ id }) => id === request.id),
    );
    const passedOver = suggested
      .slice(0, Math.max(0, last))
      .filter(({ request }) => !first.has(request.id) && !people.includes(request));
    return [
      { vacancyId: vacancy.id, people, passedOver: passedOver.map(({ request }) => request) },
    ];
  });
}
