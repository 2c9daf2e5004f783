/** What a request remembers of its last offer, and of times that do not suit after all. */
import { expect, test } from 'vitest';
import { apply, day, newWorld } from '../../../tests/support/vacancy-model/world.ts';
import { withoutDeclined } from '../request/request-offer.ts';
import type { EndedOffer, VacancyEvent } from './step-types.ts';
import { step } from './steps.ts';
import { termsOf, type VacancyTerms } from './vacancy.ts';

const wednesday = (start: string, end: string) => ({
  locationId: 'praxis',
  weekday: 3,
  start,
  end,
});
const member = { kind: 'member', uid: 'eva' } as const;
const offers = {
  mode: 'inTurn',
  patience: { unit: 'workingDays', n: 2 },
  atOnce: 1,
  plan: [{ requestId: 'r0', byHand: true }],
  passedOver: [],
} as const;

function practice() {
  const world = newWorld(step, 1, new Set());
  const [somebody] = world.people.values();
  if (somebody) world.people.set('r0', { ...somebody, email: 'someone@example.org' });
  const happens = (vacancyId: string, event: Parameters<typeof apply>[2]) => {
    const outcome = apply(world, vacancyId, event, member);
    expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  };
  /** Outside all cells, as places may be. */
  const offer = (vacancyId: string, slot = wednesday('15:15', '16:00'), isBegun = true) => {
    const terms = {
      slot,
      rhythm: 'weekly',
      startsOn: '2026-12-02',
      endsOn: null,
      seats: 1,
      therapist: '',
      setting: 'practice',
    } as const;
    const rest = { payer: 'any', ages: null, noteForPatients: '' } as const;
    happens(vacancyId, {
      kind: 'create',
      terms: { ...terms, ...rest, anyOfTags: [] },
      cells: [],
      offers,
      begin: isBegun,
    });
  };
  const say = (vacancyId: string, event: VacancyEvent) => happens(vacancyId, event);
  const person = () => world.people.get('r0');
  return {
    world,
    offer,
    say,
    last: () => person()?.lastOffer,
    declined: () => person()?.lastOffer?.declinedTimes,
    /** They say yes, get the place and wait for a second one. */
    giveTo: (vacancyId: string) => {
      say(vacancyId, yes);
      say(vacancyId, { ...given, kind: 'give' });
    },
    /** Their request leaves by another door. */
    leave: (vacancyId: string): EndedOffer => {
      const [vacancy, offered] = [
        world.vacancies.get(vacancyId),
        world.offers.get(`${vacancyId}_r0`),
      ];
      if (!vacancy || !offered) throw new Error(`Nobody has an offer of ${vacancyId}.`);
      const lastOffer = person()?.lastOffer ?? null;
      say(vacancyId, { kind: 'void', requestId: 'r0', erase: false });
      return { vacancyId, vacancy, offer: offered, lastOffer };
    },
  };
}

const no = (reason: 'time' | 'other') => ({ kind: 'decline', requestId: 'r0', reason }) as const;
const yes = { kind: 'accept', requestId: 'r0' } as const;
const given = {
  requestId: 'r0',
  startsOn: '2026-12-02',
  therapist: 'Jonas Hofer',
  afterwards: 'waitOn',
  dropDay: false,
  tell: true,
} as const;
const undoGive = { kind: 'undoGive', requestId: 'r0' } as const;

test('a declined time stays declined although later offers end otherwise, also where no cell is', () => {
  const { offer, say, declined } = practice();
  offer('a');
  say('a', no('time'));
  offer('b', wednesday('09:00', '10:00'));
  say('b', no('other'));
  expect(declined()).toEqual([wednesday('15:15', '16:00')]);
});

test('whoever says yes after all can at this time', () => {
  const { offer, say, declined } = practice();
  offer('a');
  say('a', no('time'));
  say('a', yes);
  expect(declined()).toEqual([]);
});

test('new times end it where they share some time with what was declined', () => {
  const last = {
    at: new Date(0),
    outcome: 'declined' as const,
    declinedTimes: [wednesday('15:00', '16:00'), wednesday('08:00', '09:00')],
  };
  expect(withoutDeclined(last, [wednesday('15:00', '17:00')]).declinedTimes).toEqual([
    wednesday('08:00', '09:00'),
  ]);
  expect(withoutDeclined(last, [wednesday('16:00', '17:00')])).toBe(last);
  expect(withoutDeclined(null, [wednesday('15:00', '17:00')])).toBeNull();
});

test('a place taken back puts back the last offer before it, without times chosen anew', () => {
  const { world, offer, say, last, giveTo } = practice();
  offer('a');
  say('a', no('time'));
  const before = last();
  offer('b', wednesday('09:00', '10:00'));
  giveTo('b');
  const [person, now] = [world.people.get('r0'), last()];
  if (!person || !now) throw new Error('There is no last offer.');
  world.people.set('r0', { ...person, lastOffer: { ...now, declinedTimes: [] } });
  say('b', undoGive);
  expect(last()).toEqual({ ...before, declinedTimes: [] });
});

test('a place taken back forgets no offer that has expired or was declined since', () => {
  const { world, offer, say, last, giveTo } = practice();
  offer('a', wednesday('09:00', '10:00'));
  giveTo('a');
  offer('b');
  say('b', no('time'));
  offer('c');
  world.now += 3 * day;
  say('c', { kind: 'sweep' });
  const now = last();
  expect(now).toMatchObject({ outcome: 'expired', declinedTimes: [wednesday('15:15', '16:00')] });
  say('a', undoGive);
  expect(last()).toEqual(now);
});

test('an offer that stands again forgets no answer since', () => {
  const { world, offer, say, last, leave } = practice();
  offer('a');
  world.now += 3 * day;
  say('a', { kind: 'sweep' });
  offer('b', wednesday('09:00', '10:00'));
  const before = last();
  expect(before?.outcome).toBe('expired');
  say('b', { kind: 'restore', requestId: 'r0', ended: leave('b') });
  expect(last()).toEqual(before);
  const ended = leave('b');
  say('a', no('time'));
  say('b', { kind: 'restore', requestId: 'r0', ended });
  expect(last()).toMatchObject({
    outcome: 'declined',
    declinedTimes: [wednesday('15:15', '16:00')],
  });
});

test('an offer does not stand again once the place is another', () => {
  const { world, offer, say, leave } = practice();
  offer('a');
  const ended = leave('a');
  const { vacancy } = ended;
  const edit = (part: Partial<VacancyTerms>) =>
    say('a', { kind: 'edit', terms: { ...termsOf(vacancy), ...part }, cells: [] });
  edit({ startsOn: '2026-12-09' });
  const again = { kind: 'restore', requestId: 'r0', ended } as const;
  expect(apply(world, 'a', again, member)).toMatchObject({
    failure: { details: [{ code: 'builtUpon' }] },
  });
  edit({ noteForPatients: 'Schlüssel liegt vorn' });
  say('a', again);
});

test('undoing offers takes back no change of the place', () => {
  const { world, offer, say } = practice();
  offer('a', undefined, false);
  const before = world.vacancies.get('a');
  if (!before) throw new Error('There is no place.');
  say('a', { kind: 'begin', offers });
  const terms = { ...termsOf(before), noteForPatients: 'Schlüssel liegt vorn' };
  say('a', { kind: 'edit', terms, cells: [] });
  const undo = { kind: 'undoOffers', before } as const;
  expect(apply(world, 'a', undo, member)).toMatchObject({
    failure: { details: [{ code: 'builtUpon' }] },
  });
});

test('an offer does not stand again beside another', () => {
  const { world, offer, leave } = practice();
  offer('a');
  const ended = leave('a');
  offer('b', wednesday('09:00', '10:00'));
  const again = { kind: 'restore', requestId: 'r0', ended } as const;
  expect(apply(world, 'a', again, member)).toMatchObject({
    failure: { details: [{ code: 'builtUpon' }] },
  });
});
