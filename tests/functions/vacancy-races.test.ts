/** Many people say yes in the same second. How long it takes is measured by `npm run bench`. */
import { describe, expect, it } from 'vitest';
import { longOr } from '../support/long-run.ts';
import { expectBalanced } from '../support/practice-under-test.ts';
import { raceForMany, raceForOne } from '../support/race-for-a-place.ts';

const people = longOr(12, 50);
const count = (codes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length]),
  );

describe(`${people} people say yes in the same second`, () => {
  it('to one seat: one gets it, and everybody else a kind answer', async () => {
    const { codes, place } = await raceForOne(people, 'firstWins', 1);
    expect(count(codes)).toEqual({ ok: 1, placeWon: people - 1 });
    expect((await place.vacancy()).winners.map(({ requestId }) => requestId)).toEqual([
      place.ids[codes.indexOf('ok')],
    ]);
    expect(await place.told('vacancyAccepted')).toHaveLength(1);
    expect((await place.states()).sort()).toEqual([
      'accepted',
      ...Array.from({ length: people - 1 }, () => 'lost'),
    ]);
    // Those who lost are free for another offer.
    const held = await Promise.all(place.ids.map(async (_, n) => (await place.request(n)).offer));
    expect(held.filter((offer) => offer !== null)).toEqual([
      { vacancyId: place.vacancyId, until: null },
    ]);
    await expectBalanced(place.slug);
  });

  it('to three seats: exactly three get one', async () => {
    const { codes, place } = await raceForOne(people, 'firstWins', 3);
    expect(count(codes)).toEqual({ ok: 3, placeWon: people - 3 });
    expect((await place.vacancy()).winners).toHaveLength(3);
    expect(await place.told('vacancyAccepted')).toHaveLength(3);
  });

  it('together to three seats: the three best ranked get one, however late they were', async () => {
    const { codes, place } = await raceForOne(Math.min(people, 15), 'together', 3);
    expect(new Set(codes)).toEqual(
      codes.includes('placeWon') ? new Set(['ok', 'placeWon']) : new Set(['ok']),
    );
    const winners = (await place.vacancy()).winners.map(({ requestId }) => requestId);
    expect(winners.toSorted()).toEqual(place.ids.slice(0, 3).toSorted());
    expect(await place.told('vacancyAccepted')).toEqual([
      'vacancyAccepted 0',
      'vacancyAccepted 1',
      'vacancyAccepted 2',
    ]);
  });

  it('each to their own place: everybody gets theirs', async () => {
    const { codes, states } = await raceForMany(people);
    expect(count(codes)).toEqual({ ok: people });
    expect(new Set(states)).toEqual(new Set(['accepted']));
  });
});
