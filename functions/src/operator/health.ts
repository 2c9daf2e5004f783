/** `health`: whether anything waits or fails. */
import type { StoredBrowserError } from '@platzwart/domain/browser-error';
import { day, hour } from '@platzwart/domain/dates/durations';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { queries } from '@platzwart/domain/queries';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { dueDailyWork } from '../daily-work.ts';
import { tasks } from '../tasks.ts';
import { moment, type OperatorTools, type Told } from './command.ts';

type Line = Told['lines'][number];

const minute = hour / 60;

/** What of the daily work is due, by kind. */
export async function late(tools: OperatorTools): Promise<Told> {
  const due = await dueDailyWork(tools);
  return {
    title: 'Tägliche Arbeit',
    lines: due.map(({ name, count, since }) => [
      tasks[name].title,
      `${count} fällig${since ? `, seit ${moment(since)}` : ''}`,
    ]),
  };
}

export async function health(tools: OperatorTools): Promise<Told> {
  const { db, now } = tools;
  const yesterday = new Date(now().getTime() - day);
  const [due, waiting, failed, runs, errors, all, fresh, pause] = await Promise.all([
    dueDailyWork(tools),
    emailsThatAre(['due', 'sending'], db),
    emailsThatAre(['failed'], db),
    db.collection('runs').where('startedAt', '>=', yesterday).get(),
    db.collection('browserErrors').where('lastAt', '>=', yesterday).get(),
    countOf(db.collection('practices')),
    // Each is remembered for a day.
    countOf(db.collection('registrations').where('expiresAt', '>', now())),
    collections(db).outboxPause().get(),
  ]);
  const overdue = waiting.filter(({ dueAt }) => dueAt <= now());
  const failing = runs.docs.filter((run) => run.get('failed') > 0);
  const late = due.flatMap(({ since }) => since ?? []);
  return {
    title: `Stand ${moment(now())}`,
    lines: [
      ['Tägliche Arbeit', backlogOf(late, now())],
      [
        'Postausgang',
        `${overdue.length} fällig, ${backlogOf(
          overdue.map(({ dueAt }) => dueAt),
          now(),
        )}; ${waiting.filter(({ isHeld }) => isHeld).length} warten auf eine Grenze oder uns`,
      ],
      ...(pause.exists
        ? [
            [
              'Versand',
              `steht seit ${moment(pause.data()?.since)}: unser Dienst nimmt nichts`,
            ] as const,
          ]
        : []),
      [
        'Aufgegeben',
        `${failed.filter(({ dueAt }) => dueAt >= yesterday).length} E-Mails seit gestern`,
      ],
      [
        'Aufgaben',
        failing.length === 0
          ? 'keine gescheitert'
          : `gescheitert: ${[...new Set(failing.map((run) => String(run.get('task'))))].join(', ')}`,
      ],
      ...errorLines(
        errors.docs.map((each) => each.data() as StoredBrowserError),
        [berlinDate(yesterday), berlinDate(now())],
      ),
      ['Praxen', `${fresh} neu seit gestern, ${all} in allem`],
    ],
  };
}

/** Of yesterday and today, the most frequent first. */
function errorLines(errors: readonly StoredBrowserError[], days: readonly string[]): Line[] {
  const counted = errors
    .map((error) => ({
      ...error,
      count: days.reduce((sum, date) => sum + (error.days[date] ?? 0), 0),
    }))
    .toSorted((one, other) => other.count - one.count);
  if (counted.length === 0) return [['Fehler', 'keine in Browsern']];
  return counted
    .slice(0, maxErrors)
    .map(({ count, name, code, where, sites, browsers }) => [
      'Fehler',
      `${count}-mal ${[name, code, where, sites[0]].filter(Boolean).join(' ')} (${Object.keys(browsers).join(', ')})`,
    ]);
}

/** Kinds shown. */
const maxErrors = 10;

/** Of some thousand at most. */
async function emailsThatAre(status: readonly string[], db: Firestore) {
  const shape = queries.emailsThatAre(status);
  const query = queryOf(db.collection(shape.collection), shape).select('dueAt', 'isHeld');
  return (await query.get()).docs.map((each) => ({
    dueAt: each.get('dueAt').toDate() as Date,
    isHeld: each.get('isHeld') === true,
  }));
}

function backlogOf(moments: readonly Date[], now: Date): string {
  const oldest = Math.min(...moments.map((each) => each.getTime()));
  return Number.isFinite(oldest)
    ? `seit ${Math.round((now.getTime() - oldest) / minute)} Minuten`
    : 'nichts im Rückstand';
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
