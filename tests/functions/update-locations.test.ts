/** Locations and their plans: correct counts for everybody who waits, location by location. */

import { type LocationSetting, locationsOf } from '@platzwart/domain/booking/location-edit';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import { planImpact } from '@platzwart/domain/waiting-list/plan-impact';
import type { WeeklyRange } from '@platzwart/domain/waiting-list/slot';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { collections } from '@platzwart/functions/core/collections';
import { updateLocations } from '@platzwart/functions/practices/settings/update-locations';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { finishPlanMigration } from '@platzwart/functions/waiting-list/reslot-requests';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { listsByQuarters } from '../support/counted-by-quarters.ts';
import {
  administrator,
  database,
  expectBalanced,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(now);
const docs = () => collections(database());

async function known(slug: string) {
  const [practice, form] = [
    (await docs().practice(slug).get()).data(),
    (await docs().form(slug).get()).data(),
  ];
  if (!practice || !form) throw new Error('There is no practice.');
  return { practice, form, locations: locationsOf({ practice, form }) };
}

const place = (id: string, over: Partial<LocationSetting> = {}): LocationSetting => ({
  id,
  title: `Standort ${id}`,
  address1: 'Seeweg 2',
  address2: '9020 Klagenfurt',
  address3: '',
  selectableSlots: [{ weekday: 2, start: '09:00', end: '12:00' }],
  ...over,
});

const change = (slug: string, edits: FieldEdits) =>
  updateLocations({ companySlug: slug, edits }, administrator, tools);
const added = (location: LocationSetting) => ({ [location.id]: { from: null, to: location } });
const firstOf = async (slug: string) => (await known(slug)).locations[0] as LocationSetting;

const refusals = (outcome: Awaited<ReturnType<typeof change>>) =>
  !outcome.ok && outcome.failure.kind === 'invalid'
    ? outcome.failure.details.map(({ field, code }) => `${field}: ${code}`)
    : outcome;

/** A number from 0 to below n, the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

describe('locations', () => {
  it('come, change and go, in practice and form alike', async () => {
    const slug = await registeredPractice('Standorte', now);
    const first = await firstOf(slug);
    await change(slug, {
      ...added(place('see')),
      praxis: { from: first, to: { ...first, title: 'Zentrum', address1: 'Neuer Platz 1' } },
    });
    const { practice, form } = await known(slug);
    expect(practice.locations.map(({ id, title, address1 }) => [id, title, address1])).toEqual([
      ['praxis', 'Zentrum', 'Neuer Platz 1'],
      ['see', 'Standort see', 'Seeweg 2'],
    ]);
    expect(form.selectableLocations.map(({ id, title }) => [id, title])).toEqual([
      ['praxis', 'Zentrum'],
      ['see', 'Standort see'],
    ]);
    expect((await docs().account(slug).get()).data()?.firstSteps).not.toContain('plan');
    const { locations } = await known(slug);
    await change(slug, { praxis: { from: locations[0], to: null } });
    expect((await known(slug)).locations.map(({ id }) => id)).toEqual(['see']);
    expect(refusals(await change(slug, { see: { from: locations[1], to: null } }))).toEqual([
      'form: lastLocation',
    ]);
  });

  it('lie where somebody says, which is no weekly plan; nowhere else', async () => {
    const slug = await registeredPractice('Orte', now);
    const first = await firstOf(slug);
    await change(slug, { praxis: { from: first, to: { ...first, region: 'DE-SN' } } });
    expect((await known(slug)).practice.locations[0]?.region).toBe('DE-SN');
    expect((await docs().account(slug).get()).data()?.firstSteps).toContain('plan');
    const edits = { praxis: { from: await firstOf(slug), to: { ...first, region: 'DE-XX' } } };
    expect(refusals(await change(slug, edits))).toEqual([expect.stringContaining('praxis.region')]);
  });

  it('stay while a place there is free, and go once it is given or closed', async () => {
    const slug = await registeredPractice('Noch frei', now);
    await change(slug, added(place('see')));
    const remove = { praxis: { from: await firstOf(slug), to: null } };
    const { vacancy: vacancyOf } = writableCollections(database());
    const placeAt = (locationId: string, startsOn: string) =>
      aVacancy({ slot: { ...aVacancy().slot, locationId }, startsOn, state: 'stalled' });
    // However many there are elsewhere.
    const writer = database().bulkWriter();
    for (let n = 0; n < 300; n++)
      void writer.set(vacancyOf(slug, newRandomId()), placeAt('see', '2026-11-30'));
    await writer.close();
    const vacancy = vacancyOf(slug, newRandomId());
    await vacancy.set(placeAt('praxis', '2026-12-07'));
    expect(refusals(await change(slug, remove))).toEqual(['praxis: locationHasVacancies']);
    expect(
      (
        await change(slug, {
          see: { from: place('see'), to: { ...place('see'), title: 'Am See' } },
        })
      ).ok,
    ).toBe(true);
    await vacancy.update({ state: 'closed' });
    expect(await change(slug, remove)).toMatchObject({ ok: true });
    expect((await known(slug)).locations.map(({ title }) => title)).toEqual(['Am See']);
  });

  it('are three in the trial, then as many as are paid for; what is there already may stay', async () => {
    const slug = await registeredPractice('Anzahl', now);
    expect((await change(slug, { ...added(place('a')), ...added(place('b')) })).ok).toBe(true);
    expect(refusals(await change(slug, added(place('c'))))).toEqual(['form: tooManyLocations']);
    const running = aSubscription(new Date('2027-01-01'));
    await docs().account(slug).update({ subscription: running });
    expect(refusals(await change(slug, added(place('c'))))).toEqual(['form: tooManyLocations']);
    const a = (await known(slug)).locations[1] as LocationSetting;
    expect((await change(slug, { a: { from: a, to: { ...a, title: 'Am See' } } })).ok).toBe(true);
    await docs()
      .account(slug)
      .update({ subscription: { ...running, extraLocations: 3 } });
    expect((await change(slug, added(place('c')))).ok).toBe(true);
  });

  it('without any time are known to all who list practices, and booking is refused until there is one', async () => {
    const slug = await registeredPractice('Leer', now);
    const first = await firstOf(slug);
    await change(slug, { praxis: { from: first, to: { ...first, selectableSlots: [] } } });
    expect((await known(slug)).practice.hasNoTimes).toBe(true);
    expect(await addWaitingRequest(aBooking(slug), undefined, tools)).toMatchObject({
      failure: { details: [{ field: 'slots', code: 'noTimes' }] },
    });
    await change(slug, { praxis: { from: { ...first, selectableSlots: [] }, to: first } });
    expect((await known(slug)).practice).toMatchObject({
      hasNoTimes: false,
      week: expect.stringMatching(/^1 0800-1800,2 /),
    });
    expect((await addWaitingRequest(aBooking(slug), undefined, tools)).ok).toBe(true);
  });

  it('are refused with what is wrong, at their fields, and nothing is changed', async () => {
    const slug = await registeredPractice('Falsch', now);
    const before = await known(slug);
    const plan = (...ranges: [number, string, string][]) =>
      ranges.map(([weekday, start, end]) => ({ weekday, start, end })) as WeeklyRange[];
    const wrong: [LocationSetting, string][] = [
      [place('x', { title: ' ' }), 'x.title'],
      [place('x', { address1: '' }), 'x.address1'],
      [place('x', { selectableSlots: plan([1, '12:00', '08:00']) }), 'x.selectableSlots.0.end'],
      [place('x', { selectableSlots: plan([1, '22:00', '02:00']) }), 'x.selectableSlots.0.end'],
      [place('x', { selectableSlots: plan([1, '08:10', '09:00']) }), 'x.selectableSlots.0.start'],
      [place('x', { selectableSlots: plan([8, '08:00', '09:00']) }), 'x.selectableSlots.0.weekday'],
      [
        place('x', { selectableSlots: plan([1, '08:00', '10:00'], [1, '09:00', '11:00']) }),
        'x.selectableSlots',
      ],
    ];
    for (const [location, field] of wrong) {
      const outcome = await change(slug, added(location));
      expect(
        !outcome.ok &&
          outcome.failure.kind === 'invalid' &&
          outcome.failure.details.map((detail) => detail.field),
        field,
      ).toContain(field);
    }
    const first = await firstOf(slug);
    const allDay = plan(
      ...([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, '00:00', '24:00']) as [
        number,
        string,
        string,
      ][]),
    );
    await docs().form(slug).update({ minSlotSize: 30 });
    expect(
      refusals(
        await change(slug, { praxis: { from: first, to: { ...first, selectableSlots: allDay } } }),
      ),
    ).toEqual([expect.stringMatching(/^form: /)]);
    expect((await known(slug)).locations).toEqual(before.locations);
  });

  it('two who save different ones both have theirs; of one location the second is told', async () => {
    const slug = await registeredPractice('Zwei', now);
    await change(slug, added(place('see')));
    const [praxis, see] = (await known(slug)).locations as [LocationSetting, LocationSetting];
    const both = await Promise.all([
      change(slug, { praxis: { from: praxis, to: { ...praxis, title: 'Zentrum' } } }),
      change(slug, {
        see: {
          from: see,
          to: { ...see, selectableSlots: [{ weekday: 3, start: '08:00', end: '12:00' }] },
        },
      }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(
      refusals(await change(slug, { praxis: { from: praxis, to: { ...praxis, title: 'Mitte' } } })),
    ).toEqual(['praxis: changedMeanwhile']);
    expect((await known(slug)).locations.map(({ title }) => title)).toEqual([
      'Zentrum',
      'Standort see',
    ]);
  });
});

describe('a change of the plan with sixty waiting requests', () => {
  it('leaves lists, counters and preferred times as a count by quarters of an hour has them, and touches as many as was said before', async () => {
    const slug = await registeredPractice('Sechzig', now);
    await change(
      slug,
      added(
        place('see', {
          selectableSlots: [1, 3, 5].map((weekday) => ({ weekday, start: '07:30', end: '13:30' })),
        }),
      ),
    );
    const random = chance(20261121);
    const byChance = Array.from({ length: 59 }, () => {
      const locationIds = [['praxis'], ['see'], ['praxis', 'see']][random(3)] as string[];
      const slots = locationIds.flatMap((locationId) =>
        Array.from({ length: 1 + random(3) }, () => {
          const weekday = locationId === 'see' ? [1, 3, 5][random(3)] : 1 + random(5);
          const half = locationId === 'see' ? 30 : 0;
          const from = (locationId === 'see' ? 7 : 8) + random(4);
          const clock = (hour: number) =>
            `${String(hour).padStart(2, '0')}:${half === 0 ? '00' : '30'}`;
          return { locationId, weekday, start: clock(from), end: clock(from + 1 + random(2)) };
        }),
      );
      return { locationIds, slots };
    });
    const stays = { locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' };
    const preferredTimes = [...byChance, { locationIds: ['praxis'], slots: [stays] }];
    for (let i = 0; i < preferredTimes.length; i += 20) {
      await Promise.all(
        preferredTimes
          .slice(i, i + 20)
          .map((preference, n) =>
            addWaitingRequest(
              aBooking(slug, { ...preference, email: `p${i + n}@example.org` }),
              undefined,
              tools,
            ),
          ),
      );
    }
    const before = await ledger(slug);
    expect(before.requests).toHaveLength(60);

    const { form, locations } = await known(slug);
    const [praxis, see] = locations as [LocationSetting, LocationSetting];
    const mornings = [1, 2, 4].map((weekday) => ({
      weekday,
      start: '08:00',
      end: '10:00',
    })) as WeeklyRange[];
    const edits = {
      praxis: {
        from: praxis,
        to: {
          ...praxis,
          selectableSlots: [...mornings, { weekday: 6, start: '09:00', end: '12:00' }],
        },
      },
      see: {
        from: see,
        to: { ...see, selectableSlots: [{ weekday: 1, start: '08:00', end: '13:00' }] },
      },
    };
    expect(await change(slug, edits)).toEqual({ ok: true, value: { toMove: 60 } });
    await finishPlanMigration(slug, tools);

    const after = await ledger(slug);
    const changed = (await known(slug)).form;
    expect(after.stored).toEqual(listsByQuarters(after.requests, changed));
    expect(after.counters).toEqual({ open: 60, archived: 0 });
    await expectBalanced(slug);
    // Patients' preferred times stay unchanged.
    const preferred = (requests: typeof after.requests) =>
      new Map(requests.map(({ id, slots }) => [id, slots]));
    expect(preferred(after.requests)).toEqual(preferred(before.requests));
    const keysBefore = new Map(before.requests.map(({ id, slotKeys }) => [id, slotKeys]));
    const moved = after.requests.filter(
      ({ id, slotKeys }) => JSON.stringify(keysBefore.get(id)) !== JSON.stringify(slotKeys),
    );
    expect(moved.length).toBeGreaterThan(20);
    expect(moved.length).toBeLessThan(60);
    expect((await docs().planMigration(slug).get()).data()).toMatchObject({
      total: 60,
      done: 60,
      moved: moved.length,
    });
    const ids = (requests: readonly { id: string }[]) => new Set(requests.map(({ id }) => id));
    const impact = planImpact(before.requests, form, changed);
    expect(impact.moved).toBe(moved.length);
    const nowhere = ids(after.requests.filter(({ slotKeys }) => slotKeys.length === 0));
    expect(ids(impact.leftOut)).toEqual(nowhere);
    expect(ids(after.requests.filter((request) => isOnNoWaitingList(request, changed)))).toEqual(
      nowhere,
    );
  });
});
