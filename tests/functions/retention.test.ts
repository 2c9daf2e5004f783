/**
 * Retention: requests are stored for 18 months after the last activity, with two weeks' warning to
 * waiting patients.
 */

import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { anOffer, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { collections } from '@platzwart/functions/core/collections';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { deleteExpiredData } from '@platzwart/functions/lifecycle/delete-expired-data';
import { close, unlock } from '@platzwart/functions/operator/locks';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  administrator,
  database,
  everyEmailLeaves,
  expectBalanced,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-03-02T09:00:00Z');
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const docs = () => collections(database());
const never = () => false;

async function waiting(over: Readonly<Record<string, unknown>> = {}) {
  const slug = await registeredPractice('Frist', start);
  const booking = aBooking(slug, over);
  await addWaitingRequest(booking, undefined, toolsAt(start));
  return { slug, booking, requestId: storedId(booking.requestId) };
}

const once = (slug: string, day: string) => deleteExpiredData(slug, toolsAt(at(day)), never);
const clean = async (slug: string, day: string) => {
  await Promise.all([once(slug, day), once(slug, day)]);
  await everyEmailLeaves();
};
const isThere = async (slug: string, id: string) => (await docs().request(slug, id).get()).exists;
const noticesOf = async (slug: string) =>
  (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'deletionNotice');

describe('a request nobody has done anything about', () => {
  it('is announced 14 days before and deleted after 18 months, with all that hung on it', async () => {
    const { slug, requestId } = await waiting();
    await clean(slug, '2027-08-18');
    expect(await noticesOf(slug)).toEqual([]);
    await clean(slug, '2027-08-19');
    const [notice, ...more] = await noticesOf(slug);
    expect(more).toEqual([]);
    expect(notice?.text).toContain('02.09.2027');
    await clean(slug, '2027-09-01');
    expect(await isThere(slug, requestId)).toBe(true);
    await clean(slug, '2027-09-02');
    expect(await isThere(slug, requestId)).toBe(false);

    expect((await docs().history(slug, requestId).get()).size).toBe(0);
    expect((await docs().requestLinks().where('slug', '==', slug).get()).size).toBe(0);
    const log = (await docs().log(slug).get()).docs.map((doc) => doc.data());
    expect(log).toEqual([
      { at: at('2027-09-02'), by: { kind: 'platform' }, what: 'requestDeleted', count: 1 },
    ]);
    await expectBalanced(slug);
  });

  it('starts again with whatever the team does about it, also after the notice', async () => {
    const { slug, requestId } = await waiting();
    await clean(slug, '2027-08-19');
    const edits = { phone: { from: '0660 0000000', to: '0316 1' } };
    await updateRequest(
      { companySlug: slug, requestId, edits },
      administrator,
      toolsAt(at('2027-08-20')),
    );
    await clean(slug, '2027-09-30');
    expect((await docs().request(slug, requestId).get()).data()).toMatchObject({
      deletionWarnedAt: null,
      activeAt: at('2027-08-20'),
    });
    await clean(slug, '2029-02-06');
    expect(await noticesOf(slug)).toHaveLength(2);
  });

  it('is kept from the day on which the same person has asked once more', async () => {
    const { slug, requestId, booking } = await waiting();
    await once(slug, '2027-08-19');
    await addWaitingRequest(
      { ...booking, requestId: newRandomId() },
      undefined,
      toolsAt(at('2027-08-25')),
    );
    await once(slug, '2027-09-30');
    expect((await docs().request(slug, requestId).get()).data()).toMatchObject({
      status: 'open',
      deletionWarnedAt: null,
      activeAt: at('2027-08-25'),
    });
    await once(slug, '2029-02-11');
    expect(await noticesOf(slug)).toHaveLength(2);
    await everyEmailLeaves();
    await once(slug, '2029-02-25');
    expect((await ledger(slug)).requests).toEqual([]);
  });

  it('is deleted late if the schedule was, but never without two weeks of notice', async () => {
    const { slug, requestId } = await waiting();
    await clean(slug, '2028-01-10');
    expect(await isThere(slug, requestId)).toBe(true);
    await clean(slug, '2028-01-23');
    expect(await isThere(slug, requestId)).toBe(true);
    await clean(slug, '2028-01-24');
    expect(await isThere(slug, requestId)).toBe(false);
  });

  it('is not deleted before the e-mail that announces it has left for two weeks', async () => {
    const { slug, requestId } = await waiting();
    const operator = (day: string) => ({ ...toolsAt(at(day)), isDry: false, database });
    const leave = async (day: string) => {
      const [notice] = await noticesOf(slug);
      const now = new Date(at(day).getTime() + 3_700_000);
      return sendEmail(notice?.id ?? '', toolsAt(now, { send: async () => ({ kind: 'taken' }) }));
    };
    await close(slug, operator('2027-08-10'));
    await once(slug, '2027-08-19');
    expect(await leave('2027-08-19')).toBe('notDue');
    await once(slug, '2027-09-02');
    expect(await isThere(slug, requestId)).toBe(true);
    await unlock({ target: slug }, operator('2027-09-03'));
    expect(await leave('2027-09-03')).toBe('sent');
    await once(slug, '2027-09-16');
    expect(await isThere(slug, requestId)).toBe(true);
    await once(slug, '2027-09-17');
    expect(await isThere(slug, requestId)).toBe(false);
  });

  it('waits for that e-mail no longer than 30 days: what was promised to go goes', async () => {
    const { slug, requestId } = await waiting();
    for (const day of ['2027-08-19', '2027-09-02', '2027-09-17']) await once(slug, day);
    expect(await isThere(slug, requestId)).toBe(true);
    await once(slug, '2027-09-18');
    expect(await isThere(slug, requestId)).toBe(false);
  });

  it('in the archive goes at its time, without a word', async () => {
    const { slug, requestId } = await waiting();
    await archiveRequest(
      { companySlug: slug, requestId, reason: 'placeFound' },
      administrator,
      toolsAt(at('2026-04-02')),
    );
    await clean(slug, '2027-10-01');
    expect(await isThere(slug, requestId)).toBe(true);
    await clean(slug, '2027-10-02');
    expect(await isThere(slug, requestId)).toBe(false);
    expect(await noticesOf(slug)).toEqual([]);
    await expectBalanced(slug);
  });

  it('is kept for fewer months where the practice says so, and in a locked practice no longer than anywhere', async () => {
    const { slug, requestId } = await waiting();
    await docs().account(slug).update({ retentionMonths: 6 });
    await docs().practice(slug).update({ locked: true });
    await clean(slug, '2026-08-19');
    expect(await noticesOf(slug)).toHaveLength(1);
    await clean(slug, '2026-09-02');
    expect(await isThere(slug, requestId)).toBe(false);
  });
});

it('a place that was given or closed is kept as long as requests, and its offers with it; one that is still free stays', async () => {
  const slug = await registeredPractice('Vergeben', start);
  const stored = writableCollections(database());
  const until = (day: string) => deleteExpiredData(slug, toolsAt(at(day)), never);
  const [past, live] = [newRandomId(), newRandomId()];
  await stored.vacancy(slug, past).set(aVacancy({ state: 'filled', endedAt: start }));
  await stored.vacancy(slug, live).set(aVacancy());
  for (const vacancyId of [past, live])
    await stored
      .offer(slug, offerId(vacancyId, newRandomId()))
      .set(anOffer({ vacancyId, askedAt: start }));
  await stored
    .monthStatistics(slug, '2026-03')
    .set(MonthStatistics.parse({ offers: { taken_inTurn: 1 } }));
  expect(await until('2027-09-01')).toBe('notDue');
  expect(await until('2027-09-02')).toBe('done');
  expect((await stored.vacancies(slug).get()).docs.map(({ id }) => id)).toEqual([live]);
  expect((await stored.offers(slug).get()).docs.map((offer) => offer.data().vacancyId)).toEqual([
    live,
  ]);
  expect((await stored.statistics(slug).get()).size).toBe(1);
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('deletionNotice'));
