import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { expect, it, vi } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  database,
  historyOf,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function aRequest() {
  const slug = await registeredPractice('Verlauf', start);
  const booking = aBooking(slug);
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const request = (
    await collections(database()).request(slug, storedId(booking.requestId)).get()
  ).data();
  if (!request) throw new Error('the booking is not there');
  return { slug, sentId: booking.requestId, requestId: storedId(booking.requestId), request };
}

it('what staff change directly is in the history once, with who and when, however often and in whatever order the events come', async () => {
  const { slug, sentId, requestId, request } = await aRequest();
  const prioritized = {
    ...request,
    prioritized: true,
    prioritizedAt: at(1),
    lastChange: { by: 'anna', at: at(1), field: 'prioritized' as const },
  };
  const tagged = {
    ...prioritized,
    tags: ['kind'],
    lastChange: { by: 'berta', at: at(2), field: 'tags' as const },
  };
  const second = { slug, requestId, eventId: 'event-2', before: prioritized, after: tagged };
  const first = { slug, requestId, eventId: 'event-1', before: request, after: prioritized };
  for (const event of [second, first, second, first])
    await recordDirectChange(event, toolsAt(start));
  expect((await historyOf(slug, sentId)).slice(1)).toEqual([
    {
      at: at(1),
      by: { kind: 'member', uid: 'anna' },
      what: 'prioritized',
      changes: [{ field: 'prioritized', from: false, to: true }],
    },
    {
      at: at(2),
      by: { kind: 'member', uid: 'berta' },
      what: 'tagsChanged',
      changes: [{ field: 'tags', from: [], to: ['kind'] }],
    },
  ]);
  const log = (await collections(database()).log(slug).get()).docs.map((each) => each.data());
  expect(log).toEqual([
    { at: at(2), by: { kind: 'member', uid: 'berta' }, what: 'requestsTagged', count: 1 },
  ]);
});

it('of many tagged in one go none waits for another, and the log counts each', async () => {
  const { slug, request } = await aRequest();
  const after = {
    ...request,
    tags: ['kind'],
    lastChange: { by: 'berta', at: at(2), field: 'tags' as const },
  };
  const ids = Array.from({ length: 20 }, (_, n) => `tagged${n}`);
  await Promise.all(ids.map((id) => database().doc(`practices/${slug}/requests/${id}`).set(after)));
  let runs = 0;
  const transaction = database().runTransaction.bind(database());
  const counted = vi.spyOn(database(), 'runTransaction').mockImplementation((work, options) =>
    transaction((tx) => {
      runs += 1;
      return work(tx);
    }, options),
  );
  await Promise.allSettled(
    ids.map((id) =>
      recordDirectChange(
        { slug, requestId: id, eventId: `event-${id}`, before: request, after },
        toolsAt(start),
      ),
    ),
  );
  counted.mockRestore();
  expect(runs).toBe(ids.length);
  const log = (await collections(database()).log(slug).get()).docs.map((each) => each.data());
  expect(log).toMatchObject([{ what: 'requestsTagged', count: ids.length }]);
});

it('setting what is set already adds no history entry, though it signs the request again', async () => {
  const { slug, sentId, requestId, request } = await aRequest();
  const signed = (minutes: number) => ({
    by: 'anna',
    at: at(minutes),
    field: 'prioritized' as const,
  });
  const before = { ...request, prioritized: true, prioritizedAt: at(1), lastChange: signed(1) };
  const after = { ...before, prioritizedAt: at(2), lastChange: signed(2) };
  await recordDirectChange({ slug, requestId, eventId: 'event-4', before, after }, toolsAt(start));
  expect(await historyOf(slug, sentId)).toHaveLength(1);
});

it('an update by a function, which has a history line of its own, makes no second one', async () => {
  const { slug, sentId, requestId, request } = await aRequest();
  const before = {
    ...request,
    prioritized: true,
    lastChange: { by: 'anna', at: at(1), field: 'prioritized' as const },
  };
  await recordDirectChange(
    { slug, requestId, eventId: 'event-3', before, after: { ...before, status: 'archived' } },
    toolsAt(start),
  );
  expect(await historyOf(slug, sentId)).toHaveLength(1);
});

it('a note typed in several steps is one line, at its last one, however often and in whatever order the events come', async () => {
  const { slug, sentId, requestId, request } = await aRequest();
  const noted = (minutes: number, adminNote: string) => ({
    ...request,
    adminNote,
    lastChange: { by: 'anna', at: at(minutes), field: 'adminNote' as const },
  });
  const steps = [
    noted(1, 'Ruft'),
    noted(2, 'Ruft morgen'),
    noted(3, 'Ruft morgen an'),
    noted(30, 'Hat angerufen'),
  ];
  const events = steps.map((after, i) => ({
    slug,
    requestId,
    eventId: `event-${i}`,
    before: steps[i - 1] ?? request,
    after,
  }));
  const inDisorder = [1, 0, 2, 3, 1, 0, 2].flatMap((i) => events.slice(i, i + 1));
  for (const event of inDisorder) await recordDirectChange(event, toolsAt(start));
  const line = (minutes: number) => ({
    at: at(minutes),
    by: { kind: 'member', uid: 'anna' },
    what: 'noteChanged',
  });
  expect((await historyOf(slug, sentId)).slice(1)).toEqual([line(3), line(30)]);
});
