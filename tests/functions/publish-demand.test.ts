/** `public/demand`: what everybody may know about the demand for each time. */

import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { onRequestWritten } from '@platzwart/functions/requests/on-request-written';
import { finishUndos } from '@platzwart/functions/requests/undo-import';
import { publishDemand } from '@platzwart/functions/waiting-list/publish-demand';
import {
  continuePlanMigration,
  finishPlanMigration,
} from '@platzwart/functions/waiting-list/reslot-requests';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { counted } from '../load/count-documents.ts';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(start);
const docs = () => writableCollections(database());
const demandOf = async (slug: string) => docs().demand(slug).get();
const levelsOf = async (slug: string) => (await demandOf(slug)).data()?.levels;
const book = (slug: string, n: number) =>
  Promise.all(Array.from({ length: n }, () => addWaitingRequest(aBooking(slug), undefined, tools)));

describe('public levels of demand', () => {
  it('begin with the fifth open request, say levels and never numbers', async () => {
    const slug = await registeredPractice('Nachfrage', start);
    await book(slug, 4);
    expect(await publishDemand(slug, tools)).toBe(false);
    expect((await demandOf(slug)).exists).toBe(false);
    await book(slug, 1);
    expect(await publishDemand(slug, tools)).toBe(true);
    const levels = (await levelsOf(slug)) ?? {};
    expect(Object.keys(levels)).toHaveLength(50);
    expect(levels).toMatchObject({
      'praxis_1_0800-0900': 'high',
      'praxis_1_0900-1000': 'high',
      'praxis_5_1700-1800': 'low',
    });
    expect((await demandOf(slug)).data()).toEqual({ levels, full: [] });
  });

  it('are written only when one of them changes', async () => {
    const slug = await registeredPractice('Ruhig', start);
    await book(slug, 6);
    await publishDemand(slug, tools);
    const first = (await demandOf(slug)).updateTime;
    await book(slug, 3);
    expect(await publishDemand(slug, tools)).toBe(false);
    expect((await demandOf(slug)).updateTime).toEqual(first);
  });

  it('go when the practice does not want to show them, and come back', async () => {
    const slug = await registeredPractice('Still', start);
    await book(slug, 5);
    await publishDemand(slug, tools);
    const show = (from: boolean) =>
      updateFormConfiguration(
        { companySlug: slug, edits: { demandShown: { from, to: !from } } },
        administrator,
        tools,
      );
    await show(true);
    await publishDemand(slug, tools);
    expect(await levelsOf(slug)).toEqual({});
    await show(false);
    await publishDemand(slug, tools);
    expect(Object.keys((await levelsOf(slug)) ?? {})).toHaveLength(50);
  });

  it('stay while a change of the plan is worked off, and follow at its end', async () => {
    const slug = await registeredPractice('Umbau', start);
    await book(slug, 6);
    await publishDemand(slug, tools);
    const before = await levelsOf(slug);
    await updateFormConfiguration(
      { companySlug: slug, edits: { minSlotSize: { from: 60, to: 120 } } },
      administrator,
      tools,
    );
    expect(await publishDemand(slug, tools)).toBe(false);
    await finishPlanMigration(slug, tools);
    expect(await levelsOf(slug)).toEqual(before);
    const seen = (await docs().planMigration(slug).get()).data();
    if (seen) await continuePlanMigration({ slug, seen }, tools);
    expect(await levelsOf(slug)).toMatchObject({
      'praxis_1_0800-1000': 'high',
      'praxis_1_1000-1200': 'low',
    });
  });

  it('follow a request that comes into, moves between or leaves waiting lists, and nothing else about it', async () => {
    const slug = await registeredPractice('Ereignis', start);
    await book(slug, 5);
    const [found] = (await docs().requests(slug).get()).docs;
    const request = found?.data();
    if (!found || !request) throw new Error('the booking is not there');
    const event = { slug, requestId: found.id, eventId: 'e', at: start };
    const without = { ...request, slotKeys: [] };
    await onRequestWritten(
      { ...event, before: request, after: { ...request, phone: '0316 1' } },
      tools,
    );
    expect((await demandOf(slug)).exists).toBe(false);
    for (const [before, after] of [
      [undefined, without],
      [without, request],
      [request, { ...request, status: 'archived' as const }],
      [request, undefined],
    ] as const) {
      await docs().demand(slug).delete();
      await onRequestWritten({ ...event, before, after }, tools);
      expect((await demandOf(slug)).exists).toBe(true);
    }
  });

  it('follow an import once for each of its parts, and whoever leaves it otherwise at once', async () => {
    const slug = await registeredPractice('Alte Liste', start);
    const importId = newRandomId();
    const rows = Array.from({ length: 5 }, (_, n) => ({
      number: n + 1,
      row: { lastname: `Person ${n}`, phone: `0660 100${n}` },
    }));
    const file = {
      companySlug: slug,
      importId,
      fileName: 'liste.csv',
      total: 5,
      rows,
      isLast: true,
      emailConsent: null,
      dryRun: false,
    };
    await importRequests(file, administrator, tools);
    const [found] = (await docs().requests(slug).get()).docs;
    const request = found?.data();
    const part = (await docs().import(slug, importId).get()).updateTime?.toDate();
    if (!found || !request || !part) throw new Error('nothing was imported');
    expect((await demandOf(slug)).exists).toBe(true);
    const event = { slug, requestId: found.id, eventId: 'e', at: part };
    const archived = { ...request, status: 'archived' as const };
    const deleted = { before: request, after: undefined };
    const minute = (n: number) => new Date(part.getTime() + n * 60_000);
    /** Whether it publishes again what has gone. */
    const publishes = async (change: Partial<Parameters<typeof onRequestWritten>[0]>) => {
      await docs().demand(slug).delete();
      await onRequestWritten({ ...event, before: undefined, after: undefined, ...change }, tools);
      return (await demandOf(slug)).exists;
    };
    expect(await publishes({ after: request })).toBe(false);
    expect(await publishes({ before: request, after: archived })).toBe(true);
    expect(await publishes(deleted)).toBe(true);
    await docs().import(slug, importId).update({ status: 'undoing' });
    expect(await publishes({ ...deleted, at: minute(1) })).toBe(false);
    expect(await publishes({ ...deleted, at: minute(60) })).toBe(true);
    await finishUndos(slug, tools);
    expect(await levelsOf(slug)).toEqual({});
    expect(await publishes({ ...deleted, at: minute(60) })).toBe(false);
  });

  it('cost the same to publish whoever waits, pretends to or asks again, and so does a booking', async () => {
    const slug = await registeredPractice('Andrang', start);
    const intakeLimits = [
      { by: 'perTime', most: 500, locationId: '', half: 'all' },
      { by: 'waiting', most: 500, locationId: 'praxis', half: 'all' },
    ] as const;
    await docs().account(slug).update({ intakeLimits });
    await book(slug, 6);
    const [first] = (await docs().requests(slug).get()).docs;
    const request = first?.data();
    if (!request) throw new Error('the booking is not there');
    const later = toolsAt(new Date(start.getTime() + 4 * 86_400_000));
    const costs = async () => {
      await runNightlyMaintenance(slug, later);
      return [
        await counted(database(), (db) => publishDemand(slug, { ...later, db })),
        await counted(database(), (db) =>
          addWaitingRequest(aBooking(slug), undefined, { ...later, db }),
        ),
      ];
    };
    const few = await costs();
    const writer = database().bulkWriter();
    for (let n = 0; n < 60; n++) {
      const lately = n % 3 === 0 && { requestedAt: later.now() };
      const repeat = n % 2 === 0 && { status: 'archived' as const, isRepeat: true };
      void writer.create(docs().requests(slug).doc(newRandomId()), {
        ...request,
        openKey: null,
        ...lately,
        ...repeat,
      });
    }
    await writer.close();
    expect(await costs()).toEqual(few);
  });

  it('are right in the end, however many publish at once while bookings come in', async () => {
    const slug = await registeredPractice('Zugleich', start);
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const hour = 8 + (n % 3);
        const time = (h: number) => `${String(h).padStart(2, '0')}:00`;
        const slots = [
          { locationId: 'praxis', weekday: 1, start: time(hour), end: time(hour + 1) },
        ];
        await addWaitingRequest(aBooking(slug, { slots }), undefined, tools);
        await Promise.all([publishDemand(slug, tools), publishDemand(slug, tools)]);
      }),
    );
    const levels = (await levelsOf(slug)) ?? {};
    expect(
      Object.entries(levels)
        .filter(([, level]) => level === 'high')
        .map(([key]) => key)
        .sort(),
    ).toEqual(['praxis_1_0800-0900', 'praxis_1_0900-1000', 'praxis_1_1000-1100']);
    expect(await publishDemand(slug, tools)).toBe(false);
  });
});
