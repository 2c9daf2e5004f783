/**
 * What disturbs the calendar of a trial. Its dates are in `trial.test.ts` of the domain, and day by
 * day in `year.test.ts`.
 */

import { randomBytes } from 'node:crypto';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { paths } from '@platzwart/domain/paths';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { applySubscription } from '@platzwart/functions/billing/apply-subscription';
import { collections } from '@platzwart/functions/core/collections';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import { log } from '@platzwart/functions/core/report';
import type { AllTools } from '@platzwart/functions/core/tools';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { isKnownId } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  database,
  deleteNow,
  everyEmailLeaves,
  joins,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { emptyDatabase, everyDocument } from '../support/whole-database.ts';

beforeEach(emptyDatabase);

/** Failures are logged: here they occur on purpose, and nowhere else. */
const logged = vi.spyOn(log, 'error').mockReturnValue();
afterAll(() => void vi.restoreAllMocks());
beforeEach(() => void logged.mockClear());

const docs = () => collections(database());
const practiceOf = async (slug: string) => (await docs().practice(slug).get()).data();
const accountOf = async (slug: string) => (await docs().account(slug).get()).data();
const trial = (tools: AllTools) => runTask(tasks.trial, tools);

const running = aSubscription(new Date('2030-01-01T00:00:00Z'));

/**
 * As the payment provider's webhook does: the account is written, and the platform fires its
 * trigger.
 */
async function subscribes(
  slug: string,
  now: Date,
  subscription: Subscription = running,
): Promise<void> {
  await docs().account(slug).update({ subscription });
  await applySubscription(slug, toolsAt(now));
}

/** E-mails by their ids, without the parts that vary between tests. */
async function emailsOf(slug: string): Promise<string[]> {
  const found = await docs().outbox().where('slug', '==', slug).get();
  const ids = found.docs.map(({ id }) => id).filter((id) => id.startsWith('trial'));
  // Under ids that name nobody.
  expect(ids.filter((id) => !isKnownId(id))).toEqual([]);
  return ids.map((id) => id.replace(`_${slug}`, '').replace(/_[0-9a-f]{16}$/, ''));
}

/** Nine o'clock of that day in Berlin, 2 hours ahead of UTC in summer. */
const nine = (date: string, isSummer: boolean) => new Date(`${date}T0${isSummer ? 7 : 8}:00:00Z`);

describe('the schedule', () => {
  it('that comes five days late sends the latest e-mail alone, and a late last notice moves the deletion', async () => {
    const slug = await registeredPractice('Spät', nine('2026-01-20', false));
    await trial(toolsAt(nine('2026-02-21', false)));
    expect(await emailsOf(slug)).toEqual(['trialEnded_2026-02-19', 'trialEnded_2026-02-19']);
    expect(await practiceOf(slug)).toMatchObject({ locked: true });

    await trial(toolsAt(nine('2026-04-25', true)));
    await trial(toolsAt(nine('2026-05-11', true)));
    await trial(toolsAt(nine('2026-05-22', true)));
    const last = (await docs().outbox().where('slug', '==', slug).get()).docs.filter(({ id }) =>
      id.includes('lastNotice'),
    );
    expect(last).toHaveLength(2);
    for (const email of last)
      expect(email.data().subject).toMatch(
        /^Letzte Erinnerung: Spät \w+ wird am 25\.05\.2026 gelöscht$/,
      );
    await everyEmailLeaves();
    await trial(toolsAt(nine('2026-05-24', true)));
    expect(await practiceOf(slug)).toBeDefined();
    expect((await docs().deletion(deletionIdOf(slug)).get()).exists).toBe(false);
    await trial(toolsAt(nine('2026-05-25', true)));
    expect((await docs().deletion(deletionIdOf(slug)).get()).exists).toBe(true);
  });

  it('deletes no practice within three days of its last notice, whenever that leaves', async () => {
    const slug = await registeredPractice('Ungewarnt', nine('2026-01-20', false));
    const isGone = async (date: string) => {
      await trial(toolsAt(nine(date, true)));
      return (await docs().deletion(deletionIdOf(slug)).get()).exists;
    };
    for (const date of ['2026-05-18', '2026-05-20', '2026-05-23'])
      expect(await isGone(date), date).toBe(false);
    expect((await accountOf(slug))?.nextTrialStep).toEqual({
      kind: 'deletion',
      at: nine('2026-05-26', true),
    });
    const notices = docs().outbox().where('purpose', '==', 'trialDeletionNotice');
    for (const { ref } of (await notices.get()).docs)
      await ref.update({ status: 'sent', sentAt: nine('2026-05-25', true) });
    for (const date of ['2026-05-26', '2026-05-27']) expect(await isGone(date), date).toBe(false);
    expect(await isGone('2026-05-28')).toBe(true);
  });

  it('that dies at any point of a step has done nothing of it, or all', async () => {
    const now = toolsAt(nine('2026-02-19', false));
    let crashes = 0;
    for (let crashAt = 1; crashAt <= 40; crashAt += longOr(5, 1)) {
      const slug = await registeredPractice('Absturz', nine('2026-01-20', false));
      let steps = 0;
      const dying = { ...now, db: crashing(database(), () => ++steps === crashAt) };
      try {
        await trial(dying);
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
      }
      const [practice, emails, account] = [
        await practiceOf(slug),
        await emailsOf(slug),
        await accountOf(slug),
      ];
      expect([practice?.locked, emails.length, account?.nextTrialStep?.kind]).toEqual(
        practice?.locked ? [true, 2, 'firstNotice'] : [false, 0, 'reminder'],
      );
      await trial(now);
      expect([(await practiceOf(slug))?.locked, (await emailsOf(slug)).length]).toEqual([true, 2]);
      if (steps < crashAt) break;
      crashes += 1;
    }
    expect(crashes).toBeGreaterThan(1);
  });

  it('that runs twice at once takes each step once', async () => {
    const slugs = [];
    for (let i = 0; i < 8; i++)
      slugs.push(await registeredPractice('Doppelt', nine('2026-01-20', false)));
    const tools = toolsAt(nine('2026-02-16', false));
    const runs = await Promise.all([trial(tools), trial(tools)]);
    expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(logged).not.toHaveBeenCalled();
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(8);
    for (const slug of slugs)
      expect(await emailsOf(slug)).toEqual([
        'trialReminder_2026-02-19',
        'trialReminder_2026-02-19',
      ]);
  });

  it('writes to each address once, and names nobody it must not', async () => {
    const slug = await registeredPractice('Einmal', nine('2026-01-20', false));
    await docs()
      .member(slug, 'grossgeschrieben')
      .set({ role: 'administrator', name: 'X', email: 'PRAXIS@praxis.example', lastVisit: null });
    const second = await joins(slug, 'zweite', 'administrator');
    await joins(slug, 'therapie', 'therapist');
    await docs()
      .member(slug, 'unbekannt')
      .set({ role: 'administrator', name: 'Y', email: '', lastVisit: null });
    await trial(toolsAt(nine('2026-02-16', false)));
    const emails = (await docs().outbox().where('purpose', '==', 'trialReminder').get()).docs;
    expect(emails).toHaveLength(3);
    expect(new Set(emails.map((email) => email.data().to.address))).toEqual(
      new Set([administrator.email, second.email, 'praxis@praxis.example']),
    );
    expect(emails[0]?.id).toMatch(new RegExp(`^trialReminder_${slug}_2026-02-19_[0-9a-f]{16}$`));
  });
});

describe('a practice whose trial is over', () => {
  it('takes no requests and is in no public list', async () => {
    const slug = await registeredPractice('Zu', nine('2026-01-20', false));
    await trial(toolsAt(nine('2026-02-19', false)));
    const outcome = await addWaitingRequest(
      aBooking(slug),
      undefined,
      toolsAt(nine('2026-02-20', false)),
    );
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', details: [{ field: 'form' }] },
    });
    const listed = await docs()
      .practices()
      .where('listed', '==', true)
      .where('locked', '==', false)
      .get();
    expect(listed.docs.map(({ id }) => id)).not.toContain(slug);
  });
});

describe('a subscription', () => {
  const now = nine('2026-03-02', false);
  const ended: Subscription = { ...running, status: 'ended' };

  async function lockedPractice(): Promise<string> {
    const slug = await registeredPractice('Abo', nine('2026-01-20', false));
    await trial(toolsAt(nine('2026-02-19', false)));
    return slug;
  }

  it('opens a locked practice and ends the trial’s calendar; told twice it is the same', async () => {
    const slug = await lockedPractice();
    await subscribes(slug, now);
    await applySubscription(slug, toolsAt(now));
    expect(await practiceOf(slug)).toMatchObject({
      locked: false,
      listed: true,
      bookingEnabled: true,
    });
    expect((await accountOf(slug))?.nextTrialStep).toBeNull();
  });

  it('that ends makes the practice read-only and never deletes it; subscribed again, it is open again', async () => {
    const slug = await lockedPractice();
    await subscribes(slug, now);
    await subscribes(slug, now, ended);
    expect(await practiceOf(slug)).toMatchObject({ locked: true });
    const before = await emailsOf(slug);
    await trial(toolsAt(nine('2029-01-01', false)));
    expect(await practiceOf(slug)).toMatchObject({ locked: true });
    expect(await emailsOf(slug)).toEqual(before);
    await subscribes(slug, now);
    expect(await practiceOf(slug)).toMatchObject({ locked: false });
  });

  it('whose events come late or in another order is what the account says now', async () => {
    const slug = await lockedPractice();
    await docs().account(slug).update({ subscription: running });
    await docs().account(slug).update({ subscription: ended });
    await Promise.all([
      applySubscription(slug, toolsAt(now)),
      applySubscription(slug, toolsAt(now)),
    ]);
    expect(await practiceOf(slug)).toMatchObject({ locked: true });
    expect((await accountOf(slug))?.nextTrialStep).toBeNull();
  });

  it('whose event was lost still stops the calendar: the schedule looks before it acts', async () => {
    const slug = await lockedPractice();
    await docs().account(slug).update({ subscription: running });
    await trial(toolsAt(nine('2026-04-20', true)));
    expect(await practiceOf(slug)).toMatchObject({ locked: false });
    expect(await accountOf(slug)).toMatchObject({ nextTrialStep: null });
    expect((await emailsOf(slug)).some((id) => id.startsWith('trialDeletionNotice'))).toBe(false);
  });

  it('that comes while the practice is being deleted opens nothing', async () => {
    const slug = await lockedPractice();
    await deleteNow(slug, now);
    await subscribes(slug, now);
    expect(await practiceOf(slug)).toMatchObject({ locked: true, listed: false });
  });

  it('is none as long as there never was one: writing the account otherwise changes nothing', async () => {
    const slug = await lockedPractice();
    const before = await everyDocument();
    await applySubscription(slug, toolsAt(now));
    expect(await everyDocument()).toEqual(before);
    expect(before.has(paths.account(slug))).toBe(true);
  });
});

it('an account without its practice fails loudly instead of being skipped for ever', async () => {
  const slug = `waise-${randomBytes(4).toString('hex')}`;
  const other = await registeredPractice('Ganz', nine('2026-01-20', false));
  const account = await accountOf(other);
  if (!account) throw new Error('There is no account.');
  await docs().account(slug).set(account);
  expect(await trial(toolsAt(nine('2026-02-16', false)))).toMatchObject({
    found: 2,
    done: 1,
    failed: 1,
  });
});
