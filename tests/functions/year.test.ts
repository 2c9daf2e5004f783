/**
 * A year in minutes: five practices live through 400 days (in the short form, the first 130), every
 * schedule at its hour, with bookings, answers and silence. Expectations are in `year-fixture.ts`,
 * written by hand from the specification.
 */

import { trialMove } from '@platzwart/domain/billing/trial';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { dueStep } from '@platzwart/domain/follow-up/follow-up';
import { retentionStep } from '@platzwart/domain/retention/retention';
import { collections } from '@platzwart/functions/core/collections';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import { continueDeletion } from '@platzwart/functions/lifecycle/delete-practice';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { countDays } from '@platzwart/functions/waiting-list/count-days';
import { driftOf } from '@platzwart/functions/waiting-list/drift';
import { expect, it } from 'vitest';
import { longOr } from '../support/long-run.ts';
import {
  database,
  everyEmailLeaves,
  expectBalanced,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { everyDocument } from '../support/whole-database.ts';
import {
  days,
  firstDay,
  inBerlin,
  livedDays,
  runningDays,
  type Schedule,
} from '../support/year-calendar.ts';
import { countsOf } from '../support/year-counts.ts';
import { year as wholeYear } from '../support/year-fixture.ts';
import { Lines, seeEmails, seeStates } from '../support/year-observations.ts';
import { actionsOf, habits, type Stage, settings } from '../support/year-script.ts';

const docs = () => collections(database());

const lastDay = livedDays.at(-1) ?? '';
/** What the days that are lived through bring. */
const year = Object.fromEntries(
  Object.entries(wholeYear).map(([name, lines]) => [
    name,
    lines.filter((line) => line.slice(0, 10) <= lastDay),
  ]),
);

type Hours = readonly (readonly [time: string, schedule: Schedule])[];

/** Berlin time; the hourly ones at an hour at which something can be due. */
const morning: Hours = [
  ['00:05', 'intake'],
  ['04:30', 'retention'],
  ['09:00', 'followUp'],
  ['10:30', 'trial'],
  ['11:30', 'deletion'],
];
const evening: Hours = [['17:00', 'digest']];

/** All collections with documents; a final walk through the whole database finds no other. */
const places = [
  'practices',
  'private',
  'public',
  'members',
  'requests',
  'history',
  'outbox',
  'requestLinks',
  'openKeys',
  'counters',
  'publicCounts',
  'heatmaps',
  'log',
  'users',
  'registrations',
  'rateLimits',
  'deletions',
  'formerPractices',
  'bin',
  'erasures',
  'statistics',
  'jobs',
];

/** Everything but the records of the runs themselves. */
async function everythingStored(): Promise<string> {
  const found = await Promise.all(places.map((place) => database().collectionGroup(place).get()));
  const all = found.flatMap(({ docs }) =>
    docs.map((document) => [document.ref.path, document.data()] as const),
  );
  return JSON.stringify(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One day per kind of work: the whole database is compared before and after the second run. */
const comparedDays: ReadonlySet<string> = new Set([
  '2026-01-12',
  '2026-02-11',
  '2026-03-01',
  '2026-04-06',
  '2026-05-12',
  '2026-10-13',
]);

/**
 * Runs each schedule at its hour, and on compared days (in the long form on all) again, as if the
 * platform had started it twice. Out: whether anything ran.
 */
async function runTwice(date: string, hours: Hours, slugs: readonly string[]): Promise<boolean> {
  const due = hours.filter(([, schedule]) => runsOn(schedule, date));
  for (const [time, name] of due) {
    const tools = toolsAt(inBerlin(date, time));
    const first = await runTask(tasks[name], tools);
    expect(first.failed, `${date} ${name}`).toBe(0);
    if (name === 'trial' && first.done > 0) await deliverDeletionEvents(slugs, tools.now());
    const isCompared = first.done > 0 && comparedDays.has(date);
    if (!isCompared && longOr(true, false)) continue;
    const before = isCompared ? await everythingStored() : '';
    expect(await runTask(tasks[name], tools), `${date} ${name} again`).toMatchObject({
      done: 0,
      failed: 0,
    });
    if (isCompared) expect(await everythingStored(), `${date} ${name} again`).toBe(before);
  }
  return due.length > 0;
}

const runsOn = runningDays(Object.values(year).flat());

/** The platform's reaction to each write. */
async function deliverDeletionEvents(slugs: readonly string[], now: Date): Promise<void> {
  for (const id of slugs.map(deletionIdOf)) {
    for (;;) {
      const seen = (await docs().deletion(id).get()).data();
      if (!seen || (await continueDeletion({ id, seen }, toolsAt(now), () => false)) === 'notDue')
        break;
    }
  }
}

/**
 * Practices whose days are counted: where requests are deleted one by one, and one that is deleted
 * itself; in the long form all.
 */
const counted = longOr(['Endet', 'Nie'], Object.keys(year));
/**
 * Days after which a practice is counted even if nothing happened there: a night makes up for 31.
 */
const countedAnyway = 28;

/** The night's counting, before anything else happens on that day. */
async function countWhereDue(date: string, stages: readonly Stage[]): Promise<void> {
  const tools = toolsAt(inBerlin(date, '03:30'));
  const isForAll = days.indexOf(date) % countedAnyway === 0 || date === lastDay;
  const happens = (name: string) =>
    year[name]?.some((line) => line.startsWith(date) && !line.includes(' to '));
  const due = ({ name }: Stage) => counted.includes(name) && (isForAll || happens(name));
  await Promise.all(
    stages
      .filter(due)
      .map(async ({ slug }) =>
        countDays(slug, (await driftOf(slug, database(), tools.now())).seen.counted, tools),
      ),
  );
}

async function countedDays(slug: string): Promise<Record<string, unknown>> {
  const months = await docs().statistics(slug).get();
  return Object.fromEntries(
    months.docs.flatMap((month) =>
      Object.entries(month.data().days).map(([day, counts]) => [`${month.id}-${day}`, counts]),
    ),
  );
}

async function registered(name: string): Promise<Stage> {
  const slug = await registeredPractice(name, inBerlin(firstDay, '10:00'));
  const others = settings[name] ?? {};
  if (Object.keys(others).length > 0) await docs().account(slug).update(others);
  return { name, slug, requestIds: new Map(), tokens: new Map(), refused: [] };
}

it(`each date and e-mail of ${livedDays.length} days is what the specification says, and what a schedule does it does once`, async () => {
  const stages: Stage[] = [];
  for (const name of Object.keys(settings)) stages.push(await registered(name));
  const slugs = stages.map(({ slug }) => slug);
  const lines = new Lines();
  /** What somebody will do at noon of that day because of an e-mail. */
  const intended = new Map<string, (() => Promise<void>)[]>();

  for (const [day, date] of livedDays.entries()) {
    await countWhereDue(date, stages);
    // The practices register at ten o'clock on the first day.
    const ranInTheMorning = await runTwice(date, day === 0 ? morning.slice(3) : morning, slugs);
    const noon = inBerlin(date, '12:00');
    const actions = stages.flatMap((stage) =>
      actionsOf(stage.name, date).map((action) => () => action(stage, noon)),
    );
    const answers = intended.get(date) ?? [];
    for (const act of [...actions, ...answers]) await act();
    const ranInTheEvening = await runTwice(date, evening, slugs);
    if (!ranInTheMorning && !ranInTheEvening && actions.length + answers.length === 0) continue;

    for (const { name, purpose, who } of await seeEmails(date, stages, lines)) {
      const [habit, stage] = [habits[who], stages.find((each) => each.name === name)];
      const on = days[day + (habit?.after ?? 0)];
      if (purpose !== 'followUpQuestion' || !habit || !stage || !on) continue;
      intended.set(on, [
        ...(intended.get(on) ?? []),
        () => habit.action(stage, inBerlin(on, '12:00')),
      ]);
    }
    await seeStates(date, stages, lines);
    for (const { name, refused } of stages)
      for (const what of refused.splice(0)) lines.add(name, `${date} ${what}`);
    await everyEmailLeaves();
  }

  const inOrder = (all: readonly string[] | undefined) => [...(all ?? [])].sort();
  for (const name of Object.keys(settings))
    expect(inOrder(lines.seen[name]), name).toEqual(inOrder(year[name]));
  // The last day is not over.
  const closed = livedDays.slice(0, -1);
  for (const { name, slug } of stages) {
    if (name !== 'Nie') await expectBalanced(slug);
    if (counted.includes(name))
      expect(await countedDays(slug), name).toEqual(
        name === 'Nie' ? {} : countsOf(year[name] ?? [], closed),
      );
  }
  // Whose accounts the sweep looks up: hashes alone.
  const others = ['runs', 'accountsSeen', ...places];
  const found = new Set([...(await everyDocument()).keys()].map((path) => path.split('/').at(-2)));
  expect([...found].filter((place) => !others.includes(place ?? ''))).toEqual([]);
});

it('what is due stays due until it is done, so that a day without a run only puts it off', () => {
  const moments = days.flatMap((date) => ['04:30', '09:00'].map((time) => inBerlin(date, time)));
  const staysDue = (isDue: (now: Date) => boolean) => {
    const answers = moments.map(isDue);
    const begin = answers.indexOf(true);
    return begin > 0 && answers.slice(begin).every(Boolean);
  };
  const status = 'open';
  for (const at of moments.filter((_moment, i) => i < 160 && i % longOr(44, 11) === 0)) {
    for (const state of ['idle', 'asked', 'reminded', 'noAnswer'] as const) {
      for (const pausedUntil of [null, '2026-06-15']) {
        const asked = { status, followUp: { state, at }, pausedUntil, offer: null } as const;
        expect(staysDue((now) => dueStep(asked, 12, now, berlinDate(now)) !== undefined)).toBe(
          true,
        );
      }
    }
    for (const deletionWarnedAt of [null, new Date(at.getTime() + 90 * 86_400_000)]) {
      expect(
        staysDue(
          (now) => retentionStep({ status, activeAt: at, deletionWarnedAt }, 6, now) !== undefined,
        ),
      ).toBe(true);
    }
    const account = {
      trialEndsAt: at,
      nextTrialStep: { kind: 'firstNotice', at: daysLater(at, 60) },
    } as const;
    expect(staysDue((now) => trialMove(account, now) !== undefined)).toBe(true);
  }
});
