/** The daily e-mail about new requests, and pauses that end automatically. */
import { collections } from '@platzwart/functions/core/collections';
import { resumeIntake } from '@platzwart/functions/practices/resume-intake';
import { sendDailyDigest } from '@platzwart/functions/practices/send-daily-digest';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { database, ledger, registeredPractice, toolsAt } from '../support/practice-under-test.ts';

const at = (moment: string) => new Date(`2026-03-${moment}:00Z`);
const docs = () => collections(database());
const emailsOf = async (slug: string, purpose: string) =>
  (await ledger(slug)).emails.filter((email) => email.purpose === purpose);
const book = (slug: string, moment: string) =>
  addWaitingRequest(aBooking(slug), undefined, toolsAt(at(moment)));

describe('the e-mail of the day', () => {
  async function practiceWithDigest() {
    const slug = await registeredPractice('Tagesnachricht', at('01T09:00'));
    await docs().account(slug).update({ newRequestEmails: 'daily', dailyEmails: true });
    return slug;
  }

  it('tells each request once, whatever day it came on; a day without one has no e-mail', async () => {
    const slug = await practiceWithDigest();
    await book(slug, '02T08:00');
    await book(slug, '02T15:00');
    for (const _time of ['once', 'again']) await sendDailyDigest(slug, toolsAt(at('02T16:00')));
    await sendDailyDigest(slug, toolsAt(at('03T16:00')));
    await book(slug, '03T17:00');
    await sendDailyDigest(slug, toolsAt(at('05T16:00')));
    // Begun before, stored after it was counted.
    await book(slug, '05T15:59');
    await sendDailyDigest(slug, toolsAt(at('06T16:00')));
    const told = (await emailsOf(slug, 'dailyDigest'))
      .map(({ id, subject }) => [id, subject.split(' für ')[0]])
      .sort();
    expect(told).toEqual([
      [`dailyDigest_${slug}_2026-03-02`, '2 neue Anfragen'],
      [`dailyDigest_${slug}_2026-03-05`, '1 neue Anfrage'],
      [`dailyDigest_${slug}_2026-03-06`, '1 neue Anfrage'],
    ]);
    // Instead of one per request.
    expect(await emailsOf(slug, 'newRequest')).toEqual([]);
  });

  it('is written once by runs at the same time', async () => {
    const slug = await practiceWithDigest();
    await book(slug, '02T08:00');
    const runs = await Promise.all(
      [1, 2, 3].map(() => sendDailyDigest(slug, toolsAt(at('02T16:00')))),
    );
    expect(runs.sort()).toEqual(['done', 'notDue', 'notDue']);
  });

  it('is not for practices that want each request at once', async () => {
    const slug = await registeredPractice('Sofort', at('01T09:00'));
    await book(slug, '02T08:00');
    expect(await sendDailyDigest(slug, toolsAt(at('02T16:00')))).toBe('notDue');
  });
});

describe('a pause', () => {
  async function paused(end: { resumesOn?: string; locked?: boolean; hasNoTimes?: boolean }) {
    const slug = await registeredPractice('Pause', at('01T09:00'));
    await docs()
      .practice(slug)
      .update({ bookingEnabled: false, ...end });
    return slug;
  }
  const practiceOf = async (slug: string) => (await docs().practice(slug).get()).data();

  it('is over on its day in Berlin, once, and the practice is told', async () => {
    const slug = await paused({ resumesOn: '2026-03-10' });
    // In Berlin it is still the ninth.
    expect(await resumeIntake(slug, toolsAt(at('09T22:30')))).toBe('notDue');
    for (const _time of ['once', 'again']) await resumeIntake(slug, toolsAt(at('09T23:30')));
    const practice = await practiceOf(slug);
    expect([practice?.bookingEnabled, practice?.resumesOn]).toEqual([true, undefined]);
    expect(await emailsOf(slug, 'intakeResumed')).toHaveLength(1);
  });

  it.each([{ locked: true }, { hasNoTimes: true }])(
    'that ends while nothing can be asked for is not announced: %o',
    async (because) => {
      const slug = await paused({ resumesOn: '2026-03-10', ...because });
      expect(await resumeIntake(slug, toolsAt(at('11T09:00')))).toBe('done');
      expect((await practiceOf(slug))?.bookingEnabled).toBe(true);
      expect(await emailsOf(slug, 'intakeResumed')).toEqual([]);
    },
  );

  it('that was ended by hand before needs no e-mail, and one without an end stays', async () => {
    const [early, open] = [await paused({ resumesOn: '2026-03-10' }), await paused({})];
    await docs().practice(early).update({ bookingEnabled: true });
    await resumeIntake(early, toolsAt(at('11T09:00')));
    await resumeIntake(open, toolsAt(at('11T09:00')));
    expect(await emailsOf(early, 'intakeResumed')).toEqual([]);
    expect((await practiceOf(early))?.resumesOn).toBeUndefined();
    expect((await practiceOf(open))?.bookingEnabled).toBe(false);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('dailyDigest', 'intakeResumed'));
