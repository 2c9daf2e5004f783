/**
 * Days in the life of a practice, counted by its nights: what they say equals a log that the test
 * keeps of its own actions, whatever is deleted later, whichever night fails or runs twice.
 */
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { countDay } from '@platzwart/domain/statistics/count-day';
import type { DayCounts } from '@platzwart/domain/statistics/month';
import { seededRandom } from '@platzwart/emulator-data/seeded-random';
import { newLink } from '@platzwart/functions/emails/new-link';
import { updateOffering } from '@platzwart/functions/practices/settings/update-offering';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { binRequest } from '@platzwart/functions/waiting-list/bin';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
import { longOr } from '../support/long-run.ts';
import { begin, hoursLater, offeredPlace } from '../support/offered-place.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const docs = () => writableCollections(database());
const registered = new Date('2026-03-10T09:00:00Z');

async function storedDays(slug: string): Promise<Record<string, DayCounts>> {
  const months = await docs().statistics(slug).get();
  return Object.fromEntries(
    months.docs.flatMap((month) =>
      Object.entries(month.data().days).map(([day, counts]) => [`${month.id}-${day}`, counts]),
    ),
  );
}

const night = (date: Date) => new Date(daysLater(date, 1).getTime() - 7 * 60 * 60_000);

describe('days', () => {
  // Over the beginning of summer time.
  const length = longOr(21, 400);
  const seed = Number(process.env.SEED ?? 2525);

  it(`equal a log of what was done, over ${length} days (seed ${seed})`, async () => {
    const random = seededRandom(seed);
    const slug = await registeredPractice('Tage', registered);
    // Longer than a trial lasts.
    await docs()
      .account(slug)
      .update({ trialEndsAt: new Date('2099-01-01') });
    const waits: { id: string; token: string; since: number }[] = [];
    const gone: { id: string; since: number }[] = [];
    const log: Record<string, DayCounts> = {};
    const frozen: Record<string, DayCounts> = {};
    let hasFailed = false;

    for (let day = 0; day < length; day++) {
      const noon = daysLater(new Date('2026-03-10T11:00:00Z'), day);
      const today: DayCounts = { open: 0, arrived: {}, left: {}, noted: {}, followUps: {} };
      const add = (counts: Record<string, number>, key: string) => {
        counts[key] = (counts[key] ?? 0) + 1;
      };
      const tools = toolsAt(noon);
      const one = () => waits.splice(random.between(0, waits.length - 1), 1)[0];
      const acted: typeof waits = [];
      for (let n = random.between(0, 3); n > 0; n--) {
        const byPhone = random.happens(0.3);
        const sent = byPhone
          ? aManualEntry(slug, { lastname: `Beispiel ${day}/${n}` })
          : aBooking(slug);
        const added = byPhone
          ? await addRequestByPhone(sent as never, administrator, tools)
          : await addWaitingRequest(sent, undefined, tools);
        expect(added).toMatchObject({ ok: true });
        const id = byPhone ? sent.requestId : storedId(sent.requestId);
        const { token, stored } = newLink({ slug, requestId: id, email: String(sent.email) }, noon);
        await docs().requestLink(stored.tokenHash).set(stored.link);
        acted.push({ id, token: byPhone ? '' : token, since: day });
        add(today.arrived, byPhone ? 'phone' : 'online');
      }
      const leaves = waits.length > 3 && random.happens(0.5) ? one() : undefined;
      if (leaves) {
        const reason = random.pick(['placeFound', 'noInterest', 'notReachable', 'other'] as const);
        const archived = await archiveRequest(
          { companySlug: slug, requestId: leaves.id, reason },
          administrator,
          tools,
        );
        expect(archived).toMatchObject({ ok: true });
        add(today.left, reason === 'placeFound' ? 'placeNoted' : reason);
        if (reason === 'placeFound') add(today.noted, String(Math.floor((day - leaves.since) / 7)));
        gone.push(leaves);
      }
      const answers = waits.length > 2 && random.happens(0.4) ? one() : undefined;
      if (answers) {
        const withdraws = random.happens(0.3);
        const kind = withdraws ? 'withdraw' : 'stillInterested';
        if (answers.token) {
          const said = await answerRequestLink(
            { companySlug: slug, token: answers.token, answer: { kind } },
            undefined,
            tools,
          );
          expect(said).toMatchObject({ ok: true });
          if (withdraws) add(today.left, 'withdrawn');
          else add(today.followUps, 'interested');
        }
        if (!answers.token || !withdraws) acted.push(answers);
      }
      const back = gone.length > 2 && random.happens(0.2) ? gone.shift() : undefined;
      if (back) {
        const reactivated = await reactivateRequest(
          { companySlug: slug, requestId: back.id },
          administrator,
          tools,
        );
        expect(reactivated).toMatchObject({ ok: true });
        acted.push({ ...back, token: '' });
      }
      const deleted = gone.length > 2 && random.happens(0.3) ? gone.shift() : undefined;
      if (deleted)
        await binRequest({ companySlug: slug, requestId: deleted.id }, administrator, tools);
      // Nobody does two things on one day: the night sees only the last.
      waits.push(...acted);
      today.open = waits.length;
      log[berlinDate(noon)] = today;

      hasFailed = !hasFailed && random.happens(0.2) && day < length - 1;
      if (hasFailed) continue;
      await runNightlyMaintenance(slug, toolsAt(night(noon)));
      if (random.happens(0.2)) await runNightlyMaintenance(slug, toolsAt(night(noon)));
      const stored = await storedDays(slug);
      // What was counted once stays, although requests have gone since.
      expect(stored).toMatchObject(frozen);
      Object.assign(frozen, stored);
      // The day that is just over: what was done, and a recount of the documents.
      expect(stored[berlinDate(noon)]).toEqual(today);
      const { requests } = await ledger(slug);
      expect(stored[berlinDate(noon)]).toEqual(countDay(requests, berlinDate(noon)));
    }
    // A day whose night failed is counted by the next: what was undone meanwhile is missing, but
    // nobody who came.
    const arrivals = (days: Record<string, DayCounts>) =>
      Object.entries(days)
        .map(([date, { arrived }]) => [date, arrived])
        .sort();
    expect(arrivals(frozen)).toEqual(arrivals(log));
    for (const what of ['online', 'phone'])
      expect(Object.values(log).some(({ arrived }) => arrived[what])).toBe(true);
    for (const what of ['placeNoted', 'withdrawn'])
      expect(Object.values(log).some(({ left }) => left[what])).toBe(true);
  });

  it('two nights at the same time count a day once', async () => {
    const slug = await registeredPractice('Doppelt', registered);
    await addWaitingRequest(aBooking(slug), undefined, toolsAt(registered));
    await Promise.all([1, 2, 3].map(() => runNightlyMaintenance(slug, toolsAt(night(registered)))));
    expect(await storedDays(slug)).toEqual({
      '2026-03-10': { open: 1, arrived: { online: 1 }, left: {}, noted: {}, followUps: {} },
    });
  });
});

describe('places that began', () => {
  it('are counted once each, and taken back when the giving is', async () => {
    const place = await offeredPlace('Anfang', [{}, {}]);
    await place.offerAll();
    await place.say(0, 'acceptOffer', hoursLater(2));
    const starts = async () =>
      Object.entries(
        (await docs().monthStatistics(place.slug, '2026-11').get()).data()?.starts ?? {},
      );
    await place.give(0, hoursLater(3));
    expect(await starts()).toEqual([['praxis_1_0800-0900_weekly_3', 1]]);
    await place.undoGiven(0, hoursLater(4));
    expect(await starts()).toEqual([['praxis_1_0800-0900_weekly_3', 0]]);
  });

  it('are told in public from ten on, if the practice wants it and its list does not grow: at once when it is switched on, and anew each night', async () => {
    const slug = await registeredPractice('Auskunft', begin);
    const line = async () => (await docs().practice(slug).get()).data()?.waitLine ?? '';
    const show = (to: boolean) =>
      updateOffering(
        { companySlug: slug, edits: { waitShown: { from: !to, to } } },
        administrator,
        toolsAt(begin),
      );
    const startsAre = (n: number) =>
      docs()
        .monthStatistics(slug, '2026-11')
        .set({ starts: { 'praxis_1_0800-0900_weekly_20': n } } as never, { merge: true });
    await startsAre(9);
    await show(true);
    await runNightlyMaintenance(slug, toolsAt(begin));
    expect(await line()).toBe('');
    await startsAre(10);
    await runNightlyMaintenance(slug, toolsAt(begin));
    expect(await line()).toBe('Wer zuletzt einen Platz bekam, wartete meist 4 bis 5 Monate.');
    expect((await docs().account(slug).get()).data()?.waitRanges?.all).toEqual({
      from: 4,
      to: 5,
      unit: 'months',
    });
    await show(false);
    expect(await line()).toBe('');
    await show(true);
    expect(await line()).toMatch(/4 bis 5 Monate/);
    await docs()
      .monthStatistics(slug, '2026-11')
      .set(
        {
          days: {
            '20': {
              open: 12,
              arrived: { online: 12 },
              left: { placeGiven: 10 },
              noted: {},
              followUps: {},
            },
          },
        } as never,
        {
          merge: true,
        },
      );
    await runNightlyMaintenance(slug, toolsAt(begin));
    expect(await line()).toBe('');
    await show(false);
    await show(true);
    expect(await line()).toBe('');
  });
});
