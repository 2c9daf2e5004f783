/**
 * The busy practice's free places: a year of given ones, and what is going on at `now`, in every
 * state.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { day } from '@platzwart/domain/dates/durations';
import { compareWaiting } from '@platzwart/domain/waiting-list/queue';
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';
import type { DemoDocument } from './demo-practice.ts';
import type { DemoRequest } from './generate-requests.ts';
import {
  creation,
  giving,
  offeredPlaces,
  patient,
  termsOf,
  vacancyDocuments,
} from './generate-vacancies.ts';
import { seededRandom } from './seeded-random.ts';

const hour = day / 24;
const anna = { kind: 'member', uid: 'demo-anna' } as const;
const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Somebody who gets a place then. */
type Placed = { readonly demo: DemoRequest; readonly at: Date };

type Input = {
  slug: string;
  form: FormConfiguration;
  open: readonly DemoRequest[];
  placed: readonly Placed[];
  now: Date;
};

/**
 * Out: everybody's request as it stands then, by id, and the documents of vacancies, offers and
 * statistics.
 */
export function lindenhofVacancies({ slug, form, open, placed, now }: Input): {
  requests: ReadonlyMap<string, DemoRequest>;
  documents: DemoDocument[];
} {
  const random = seededRandom(1_512);
  const places = offeredPlaces(form, [...open, ...placed.map(({ demo }) => demo)]);
  const begin = (
    terms: Parameters<typeof creation>[0],
    plan: readonly string[],
    how: Parameters<typeof creation>[2],
    at: Date,
    isOffered = true,
  ) => {
    const id = random.hex(32);
    places.act(id, creation(terms, plan, how, isOffered), anna, at);
    return id;
  };
  const answer = (id: string, kind: 'accept' | 'decline', requestId: string, at: Date) => {
    places.passTime(id, at);
    places.act(
      id,
      kind === 'accept'
        ? { kind, requestId }
        : { kind, requestId, reason: random.pick(['time', 'notNow', 'other', null]) },
      patient,
      at,
    );
  };
  const give = (id: string, requestId: string, afterwards: 'archive' | 'waitOn', at: Date) => {
    places.passTime(id, at);
    const vacancy = places.vacancies.get(id);
    if (vacancy) places.act(id, giving(vacancy, requestId, afterwards), anna, at);
  };
  /** Whether nothing has happened to it since. */
  const isQuiet = (id: string, since: Date) =>
    (places.requests.get(id)?.history.at(-1)?.at ?? since) < since;
  const someCell = (id: string) =>
    slotOfKey(
      random.pick((places.requests.get(id)?.request.slotKeys ?? []) as [string, ...string[]]),
    );

  /** Up to two others are asked before the one who gets it. */
  function givenPlace({ demo: { id: winner }, at }: Placed, rest: readonly Placed[]): void {
    const begun = later(at, -random.between(12, 16) * day);
    const slot = someCell(winner);
    if (!slot || !isQuiet(winner, begun)) {
      givenAtOnce(winner, at);
      return;
    }
    const others = rest
      .map(({ demo }) => demo.id)
      .filter((id) => isQuiet(id, begun))
      .slice(0, random.between(0, 2));
    const id = begin(termsOf(slot, later(at, 8 * day)), [...others, winner], {}, begun);
    let moment = begun;
    for (const other of others) {
      const until =
        places.vacancies.get(id)?.plan.find(({ requestId }) => requestId === other)?.until ??
        moment;
      const declines = random.happens(0.5);
      moment = declines ? later(moment, 20 * hour) : until;
      if (declines) answer(id, 'decline', other, moment);
      else places.passTime(id, moment);
    }
    answer(id, 'accept', winner, later(moment, random.between(3, 26) * hour));
    give(id, winner, 'archive', at);
  }

  /** Somebody on the phone: asked, said yes, got it. */
  function givenAtOnce(winner: string, at: Date): void {
    const last = places.requests.get(winner)?.history.at(-1)?.at ?? at;
    const slot = someCell(winner);
    const begun = new Date(Math.max(later(at, -2 * day).getTime(), later(last, hour).getTime()));
    if (!slot || later(begun, 2 * hour) > now) return;
    const id = begin(termsOf(slot, later(begun, 12 * day)), [winner], {}, begun);
    answer(id, 'accept', winner, later(begun, hour));
    give(id, winner, 'archive', later(begun, 1.5 * hour));
  }

  const inOrder = [...placed].sort((a, b) => a.at.getTime() - b.at.getTime());
  inOrder.forEach((each, i) => {
    givenPlace(each, inOrder.slice(i + 3));
  });

  const before = (days: number) => later(now, -days * day);
  /**
   * People for a free cell that the most of them suits, in the order in which they wait; nobody
   * twice.
   */
  const used = new Set<string>();
  const waitingFor = (
    count: number,
    isWanted: (demo: DemoRequest) => boolean = ({ request }) => request.email !== '',
  ) => {
    const free = open
      .filter(
        (demo) =>
          demo.request.pausedUntil === null &&
          demo.request.emailFailedAt === null &&
          isQuiet(demo.id, before(26)),
      )
      .filter((demo) => !used.has(demo.id) && isWanted(demo))
      .sort((a, b) => compareWaiting({ ...a.request, id: a.id }, { ...b.request, id: b.id }));
    const cells = [...new Set(free.flatMap(({ request }) => request.slotKeys))].filter(
      (key) => !used.has(key),
    );
    const fitting = (key: string) => free.filter(({ request }) => request.slotKeys.includes(key));
    const [key] = cells
      .map((cell) => ({ cell, n: Math.min(count, fitting(cell).length) }))
      .sort((a, b) => b.n - a.n)
      .map(({ cell }) => cell);
    const slot = key === undefined ? undefined : slotOfKey(key);
    if (key === undefined || !slot)
      throw new Error('Nobody is left in the demo practice to be offered a place.');
    const ids = fitting(key)
      .slice(0, count)
      .map(({ id }) => id);
    for (const each of [key, ...ids]) used.add(each);
    return { slot, ids: ids as [string, ...string[]] };
  };
  const soon = later(now, 9 * day);

  // Accepted: waits for a member to give it.
  const accepted = waitingFor(4);
  const waits = begin(termsOf(accepted.slot, soon), accepted.ids, {}, before(4));
  answer(waits, 'decline', accepted.ids[0], before(3.1));
  const second = places.vacancies
    .get(waits)
    ?.plan.find(({ state }) => state === 'offered')?.requestId;
  if (second) answer(waits, 'accept', second, before(2.2));

  // Offered in turn, and together.
  const inTurn = waitingFor(4);
  begin(termsOf(inTurn.slot, later(now, 12 * day)), inTurn.ids, {}, before(0.3));
  const several = waitingFor(5);
  const together = begin(
    termsOf(several.slot, later(now, 12 * day), { therapist: 'Anna Berger' }),
    several.ids,
    { mode: 'together' },
    before(0.6),
  );
  const pledging = several.ids.at(-1);
  if (pledging) answer(together, 'accept', pledging, before(0.2));

  // The team is needed: the list is at its end; somebody without e-mail was not called; a question.
  const ended = waitingFor(1);
  answer(
    begin(termsOf(ended.slot, soon), ended.ids, {}, before(3)),
    'decline',
    ended.ids[0],
    before(1.4),
  );
  const byPhone = waitingFor(1, ({ request }) => request.email === '');
  places.passTime(begin(termsOf(byPhone.slot, soon), byPhone.ids, {}, before(8)), now);
  const asking = waitingFor(2);
  const asked = begin(termsOf(asking.slot, later(now, 12 * day)), asking.ids, {}, before(0.4));
  places.passTime(asked, before(0.1));
  places.act(
    asked,
    {
      kind: 'ask',
      requestId: asking.ids[0],
      text: 'Kann mein Sohn auch mit dem Kindergartenbus kommen?',
    },
    patient,
    before(0.1),
  );

  // Noted; closed; given to somebody who waits for a second place.
  const noted = waitingFor(1);
  begin(termsOf(noted.slot, later(now, 20 * day)), [], {}, before(2), false);
  const closed = waitingFor(2);
  const mistaken = begin(termsOf(closed.slot, later(now, 3 * day)), closed.ids, {}, before(12));
  places.act(mistaken, { kind: 'close', reason: 'notFree', words: '' }, anna, before(11.8));
  const holder = waitingFor(1);
  const partly = begin(termsOf(holder.slot, soon), holder.ids, {}, before(6));
  answer(partly, 'accept', holder.ids[0], before(5.2));
  give(partly, holder.ids[0], 'waitOn', before(5));

  for (const id of places.vacancies.keys()) places.passTime(id, now);
  return { requests: places.requests, documents: vacancyDocuments(slug, places) };
}
