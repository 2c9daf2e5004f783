import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { database, historyOf, registeredPractice, toolsAt } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function aRequest() {
  const slug = await registeredPractice('Verlauf', start);
  const booking = aBooking(slug);
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const request = (await collections(database()).request(slug, storedId(booking.requestId)).get()).data();
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
  const tagged = { ...prioritized, tags: ['kind'], lastChange: { by: 'berta', at: at(2), field: 'tags' as const } };
  const second = { slug, requestId, eventId: 'event-2', before: prioritized, after: tagged };
  const first = { slug, requestId, eventId: 'event-1', before: request, after: prioritized };
  for (const event of [second, first, second, first]) await recordDirectChange(event, toolsAt(start));
  expect((await historyOf(slug, sentId)).slice(1)).toEqual([
    { at: at(1), by: { kind: 'member', uid: 'anna' }, what: 'prioritized', changes: [{ field: 'prioritized', from: false, to: true }] },
    { at: at(2), by: { kind: 'member', uid: 'berta' }, what: 'tagsChanged', changes: [{ field: 'tags', from: [], to: ['kind'] }] },
  ]);
});

it('setting what is set already adds no history entry, though it signs the request again', async () => {
  const { slug, sentId, requestId, request } = await aRequest();
  const signed = (minutes: number) => ({ by: 'anna', at: at(minutes), field: 'prioritized' as const });
  const before = { ...request, prioritized: true, prioritizedAt: at(1), lastChange: signed(1) };
  const after = { ...before, prioritizedAt: at(2), lastChange: signed(2) };
  await recordDirectChange({ slug, requestId, eventId: 'event-4', before, after }, toolsAt(start));
  expect(await historyOf(slug, sentId)).toHaveLength(1);
});

it('an update by a function, which has a history line of its own, makes no second one', async () => {
  const { slug, sentId, requestId, request } = await aRequest();
  const before = { ...request, prioritized: true, lastChange: { by: 'anna', at: at(1), field: 'prioritized' as const } };
  await recordDirectChange({ slug, requestId, eventId: 'event-3', before, after: { ...before, status: 'archived' } }, toolsAt(start));
  expect(await historyOf(slug, sentId)).toHaveLength(1);
});
