import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  administrator,
  database,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const later = new Date('2026-11-24T09:00:00Z');

async function booked(title: string) {
  const slug = await registeredPractice(title, now);
  const booking = aBooking(slug);
  await addWaitingRequest(booking, undefined, toolsAt(now));
  const requestId = storedId(booking.requestId);
  type Logged = Omit<Parameters<typeof logContact>[0], 'companySlug' | 'requestId' | 'logId'>;
  const log = (logged: Logged, logId: string, at = now) =>
    logContact({ companySlug: slug, requestId, logId, ...logged }, administrator, toolsAt(at));
  const step = async () =>
    (await collections(database()).request(slug, requestId).get()).data()?.nextStep;
  return { slug, booking, requestId, log, step };
}

const [one, two] = ['1'.repeat(32), '2'.repeat(32)];

describe('the contact log', () => {
  it('keeps who was called, how it ended and what is to do next, and moves nobody in any list', async () => {
    const { slug, booking, log, step } = await booked('Kontakt');
    const before = await ledger(slug);
    await log(
      {
        contact: 'callBack',
        nextStep: { kind: 'callBack', dueOn: '2026-11-25' },
      },
      one,
    );
    expect(await step()).toEqual({ kind: 'callBack', dueOn: '2026-11-25', since: now });
    await log({ contact: 'reached', nextStep: null }, two, later);
    expect(await step()).toBeNull();
    const lines = (await historyOf(slug, booking.requestId)).filter(
      ({ what }) => what === 'contacted',
    );
    expect(lines).toEqual([
      {
        at: now,
        by: { kind: 'member', uid: 'administrator' },
        what: 'contacted',
        contact: 'callBack',
        changes: [{ field: 'nextStep', from: null, to: { kind: 'callBack', dueOn: '2026-11-25' } }],
      },
      {
        at: later,
        by: { kind: 'member', uid: 'administrator' },
        what: 'contacted',
        contact: 'reached',
        changes: [{ field: 'nextStep', from: { kind: 'callBack', dueOn: '2026-11-25' }, to: null }],
      },
    ]);
    const { stored, counters } = await ledger(slug);
    expect([stored, counters]).toEqual([before.stored, before.counters]);
  });

  it('sent again after a lost answer is the same contact, even if a later one came in between', async () => {
    const { slug, booking, log, step } = await booked('Wieder');
    const sent = { contact: 'notReached', nextStep: { kind: 'notReached', dueOn: null } } as const;
    await log(sent, one);
    await log({ contact: 'reached', nextStep: null }, two, later);
    expect(await log(sent, one, later)).toEqual({ ok: true, value: {} });
    expect(await step()).toBeNull();
    expect(await historyOf(slug, booking.requestId)).toHaveLength(3);
  });

  it('counts each try to reach somebody, though the step stays the same since the first', async () => {
    const { slug, booking, log, step } = await booked('Versuche');
    const sent = { contact: 'notReached', nextStep: { kind: 'notReached', dueOn: null } } as const;
    await log(sent, one);
    await log(sent, two, later);
    expect(
      (await historyOf(slug, booking.requestId)).filter(({ what }) => what === 'contacted'),
    ).toHaveLength(2);
    expect((await step())?.since).toEqual(now);
  });

  it('is closed for a request in the archive, whose step comes back with it', async () => {
    const { slug, requestId, log, step } = await booked('Archiv');
    await log({ contact: null, nextStep: { kind: 'unsure', dueOn: null } }, one);
    await archiveRequest(
      { companySlug: slug, requestId, reason: 'other' },
      administrator,
      toolsAt(later),
    );
    expect(await log({ contact: 'reached', nextStep: null }, two, later)).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'requestArchived' }] },
    });
    await reactivateRequest({ companySlug: slug, requestId }, administrator, toolsAt(later));
    expect(await step()).toMatchObject({ kind: 'unsure' });
  });
});
