/** A change of the weekly plan: the lists are rebuilt in parts, while everything else continues. */
import type { WeeklyRange } from '@platzwart/domain/waiting-list/slot';
import { collections } from '@platzwart/functions/core/collections';
import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import {
  continuePlanMigration,
  finishPlanMigration,
} from '@platzwart/functions/waiting-list/reslot-requests';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  administrator,
  database,
  expectBalanced,
  historyOf,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(start);
const docs = () => collections(database());
const mornings: WeeklyRange[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  start: '08:00',
  end: '12:00',
}));

async function practiceWith(title: string, bookings: readonly Readonly<Record<string, unknown>>[]) {
  const slug = await registeredPractice(title, start);
  const sent = bookings.map((booking) => aBooking(slug, booking));
  for (const booking of sent) await addWaitingRequest(booking, undefined, tools);
  return { slug, ids: sent.map(({ requestId }) => requestId) };
}

async function changePlan(
  slug: string,
  to: readonly WeeklyRange[],
  more: Readonly<Record<string, unknown>> = {},
) {
  const form = (await docs().form(slug).get()).data();
  const from = form?.selectableLocations;
  const edits = {
    selectableLocations: { from, to: from?.map((place) => ({ ...place, selectableSlots: to })) },
    ...Object.fromEntries(
      Object.entries(more).map(([field, value]) => [
        field,
        { from: form?.[field as never], to: value },
      ]),
    ),
  };
  return updateFormConfiguration({ companySlug: slug, edits }, administrator, tools);
}

const jobOf = async (slug: string) => (await docs().planMigration(slug).get()).data();
const requestOf = async (slug: string, id: string) =>
  (await docs().request(slug, storedId(id)).get()).data();
const monday = (from: string, to: string) => ({
  slots: [{ locationId: 'praxis', weekday: 1, start: from, end: to }],
});

describe('when the plan changes', () => {
  it('requests leave the lists that are no longer offered and keep these preferred times', async () => {
    const { slug, ids } = await practiceWith('Plan', [
      monday('11:00', '13:00'),
      monday('15:00', '16:00'),
    ]);
    const [both, afternoon] = ids as [string, string];
    expect(await changePlan(slug, mornings)).toEqual({ ok: true, value: { toMove: 2 } });
    await finishPlanMigration(slug, tools);

    expect(await requestOf(slug, both)).toMatchObject({
      ...monday('11:00', '13:00'),
      slotKeys: ['praxis_1_1100-1200'],
    });
    expect(await requestOf(slug, afternoon)).toMatchObject({
      ...monday('15:00', '16:00'),
      slotKeys: [],
    });
    expect(await historyOf(slug, both)).toContainEqual({
      at: start,
      what: 'reslotted',
      by: { kind: 'member', uid: administrator.uid },
    });
    expect(await jobOf(slug)).toMatchObject({ total: 2, done: 2, moved: 2, finishedAt: start });
    await expectBalanced(slug);
  });

  it('and changes back, everybody stands where they stood', async () => {
    const { slug, ids } = await practiceWith('Zurück', [
      monday('11:00', '13:00'),
      monday('15:00', '16:00'),
    ]);
    const before = await Promise.all(ids.map((id) => requestOf(slug, id)));
    await changePlan(slug, mornings);
    await finishPlanMigration(slug, tools);
    await changePlan(
      slug,
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '08:00', end: '18:00' })),
    );
    await finishPlanMigration(slug, tools);
    expect(await Promise.all(ids.map((id) => requestOf(slug, id)))).toEqual(before);
    // However often that happens, one line tells of it.
    for (const id of ids)
      expect((await historyOf(slug, id)).map(({ what }) => what).toSorted()).toEqual([
        'requested',
        'reslotted',
      ]);
    await expectBalanced(slug);
  });

  it('a smaller size of cells makes more lists of the same preferred times', async () => {
    const { slug, ids } = await practiceWith('Raster', [monday('08:00', '09:00')]);
    const form = (await docs().form(slug).get()).data();
    await updateFormConfiguration(
      { companySlug: slug, edits: { minSlotSize: { from: form?.minSlotSize, to: 30 } } },
      administrator,
      tools,
    );
    await finishPlanMigration(slug, tools);
    expect((await requestOf(slug, ids[0] as string))?.slotKeys).toEqual([
      'praxis_1_0800-0830',
      'praxis_1_0830-0900',
    ]);
    await expectBalanced(slug);
  });

  it('a location that is removed is nobody’s list any more, and its preferred times stay', async () => {
    const { slug, ids } = await practiceWith('Umzug', [monday('08:00', '10:00')]);
    const form = (await docs().form(slug).get()).data();
    const edits = { selectableLocations: { from: form?.selectableLocations, to: [] } };
    await updateFormConfiguration({ companySlug: slug, edits }, administrator, tools);
    expect((await docs().practice(slug).get()).data()?.hasNoTimes).toBe(true);
    await finishPlanMigration(slug, tools);
    expect(await requestOf(slug, ids[0] as string)).toMatchObject({
      ...monday('08:00', '10:00'),
      slotKeys: [],
    });
    await expectBalanced(slug);
  });

  it('what is archived stays as it is until it comes back, by the plan of then', async () => {
    const { slug, ids } = await practiceWith('Abgelegt', [monday('11:00', '13:00')]);
    const target = { companySlug: slug, requestId: storedId(ids[0] as string) };
    await archiveRequest({ ...target, reason: 'other' }, administrator, tools);
    await changePlan(slug, mornings);
    await finishPlanMigration(slug, tools);
    expect((await jobOf(slug))?.done).toBe(0);
    await reactivateRequest(target, administrator, tools);
    expect((await requestOf(slug, ids[0] as string))?.slotKeys).toEqual(['praxis_1_1100-1200']);
    await expectBalanced(slug);
  });

  it('words alone move nobody', async () => {
    const { slug } = await practiceWith('Worte', [{}]);
    const edits = { reasonHint: { from: '', to: 'In Stichworten' } };
    expect(
      await updateFormConfiguration({ companySlug: slug, edits }, administrator, tools),
    ).toEqual({ ok: true, value: { toMove: 0 } });
    expect(await jobOf(slug)).toBeUndefined();
  });
});

describe('the work behind a change of the plan', () => {
  it('continues from event to event in parts; events that come twice or late do nothing', async () => {
    const { slug } = await practiceWith(
      'Teile',
      Array.from({ length: 60 }, () => monday('11:00', '13:00')),
    );
    await changePlan(slug, mornings);
    const seen = [];
    for (let job = await jobOf(slug); job && !job.finishedAt; job = await jobOf(slug)) {
      seen.push(job);
      const event = { slug, seen: job };
      await Promise.all([continuePlanMigration(event, tools), continuePlanMigration(event, tools)]);
    }
    expect(seen.map(({ done }) => done)).toEqual([0, 50]);
    for (const late of seen) await continuePlanMigration({ slug, seen: late }, tools);
    expect(await jobOf(slug)).toMatchObject({ done: 60, moved: 60, finishedAt: start });
    await expectBalanced(slug);
  });

  it('leaves bookings alone that arrive meanwhile: they come by the new plan', async () => {
    const { slug } = await practiceWith(
      'Nebenher',
      Array.from({ length: 60 }, () => monday('11:00', '13:00')),
    );
    await changePlan(slug, mornings);
    const arriving = Array.from({ length: 20 }, () => aBooking(slug, monday('09:00', '10:00')));
    const late = Array.from({ length: 5 }, () => aBooking(slug, monday('15:00', '16:00')));
    const [, ...answers] = await Promise.all([
      finishPlanMigration(slug, tools),
      ...[...arriving, ...late].map((booking) => addWaitingRequest(booking, undefined, tools)),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    await expectBalanced(slug);
    expect((await docs().heatmap(slug, 'praxis').get()).data()?.cells).toMatchObject({
      'praxis_1_0900-1000': 20,
      'praxis_1_1100-1200': 60,
      'praxis_1_1200-1300': 0,
    });
  });

  it('starts again when the plan changes once more, and ends by the last one', async () => {
    const { slug } = await practiceWith(
      'Zweimal',
      Array.from({ length: 60 }, () => monday('11:00', '13:00')),
    );
    await changePlan(slug, mornings);
    const first = await jobOf(slug);
    if (first) await continuePlanMigration({ slug, seen: first }, tools);
    await updateFormConfiguration(
      { companySlug: slug, edits: { minSlotSize: { from: 60, to: 120 } } },
      administrator,
      toolsAt(new Date(start.getTime() + 1)),
    );
    expect(await jobOf(slug)).toMatchObject({ done: 0, cursor: '' });
    await finishPlanMigration(slug, tools);
    const { slotKeys } = (await docs().requests(slug).limit(1).get()).docs[0]?.data() ?? {};
    expect(slotKeys).toEqual([]);
    await expectBalanced(slug);
  });
});

describe('changing the form', () => {
  it('is refused on what is no longer so', async () => {
    const { slug } = await practiceWith('Recht', []);
    const edits = { minSlotSize: { from: 45, to: 30 } } as const;
    expect(
      await updateFormConfiguration({ companySlug: slug, edits }, administrator, tools),
    ).toMatchObject({
      failure: { details: [{ field: 'minSlotSize', code: 'changedMeanwhile' }] },
    });
    expect((await docs().form(slug).get()).data()?.minSlotSize).toBe(60);
  });

  it('a location that the practice does not have is refused, and nothing is written', async () => {
    const { slug } = await practiceWith('Ort', [{}]);
    const form = (await docs().form(slug).get()).data();
    const to = [
      ...(form?.selectableLocations ?? []),
      { id: 'anderswo', title: 'Anderswo', selectableSlots: mornings },
    ];
    const edits = { selectableLocations: { from: form?.selectableLocations, to } };
    expect(
      await updateFormConfiguration({ companySlug: slug, edits }, administrator, tools),
    ).toMatchObject({
      failure: { details: [{ field: 'selectableLocations', code: 'unknownLocation' }] },
    });
    expect(await jobOf(slug)).toBeUndefined();
  });
});
