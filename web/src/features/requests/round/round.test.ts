import type { ContactOutcome, WantedStep } from '@platzwart/domain/request/next-step';
import { expect, test } from 'vitest';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { tryAgainDay } from '../steps/quick-outcomes.ts';
import {
  type Entry,
  handledElsewhere,
  moveOn,
  progressOf,
  type Result,
  type Round,
  resumed,
  startRound,
  undone,
  withoutResult,
  withResult,
} from './round.ts';
import { summaryOf } from './summary.ts';

const today = '2026-11-20';
const person = (id: string, overrides: Partial<StoredRequest> = {}) =>
  ({ id, nextStep: null, lastContact: null, ...overrides }) as StoredRequest;
const entry = (id: string, result: Result): Entry => ({ request: person(id), result });
const logged = (contact: ContactOutcome, nextStep: WantedStep | null = null): Result => ({
  kind: 'logged',
  logged: { contact, nextStep },
});
const again = (dueOn: string) => logged('notReached', { kind: 'notReached', dueOn });
const reached = logged('reached');
const skipped: Result = { kind: 'skipped' };
const nobody = () => false;
const after = (round: Round, ...results: Result[]) =>
  results.reduce((so, result) => withResult(so, entry(so.current ?? '', result), nobody), round);

test('each result leads to the next person, the last one to the end', () => {
  const round = startRound(['ada', 'ben', 'cem']);
  expect(round.current).toBe('ada');
  expect(after(round, reached).current).toBe('ben');
  expect(after(round, reached, skipped, reached).current).toBeUndefined();
  expect(startRound([]).current).toBeUndefined();
});

test('undo leads back person by person, also from the end', () => {
  const over = after(startRound(['ada', 'ben']), reached, skipped);
  expect(undone(over)).toMatchObject({ current: 'ben', entries: [{ request: { id: 'ada' } }] });
  expect(undone(undone(over))).toMatchObject({ current: 'ada', entries: [] });
  expect(undone(undone(undone(over)))).toMatchObject({ current: 'ada', entries: [] });
});

test('whoever somebody else has dealt with is passed over, and counts no more', () => {
  const round = startRound(['ada', 'ben', 'cem', 'dan']);
  const isSettled = (id: string) => id === 'ben' || id === 'dan';
  const next = withResult(round, entry('ada', reached), isSettled);
  expect(next.current).toBe('cem');
  expect(progressOf(round, nobody)).toEqual({ place: 1, total: 4 });
  expect(progressOf(next, isSettled)).toEqual({ place: 2, total: 2 });
  expect(moveOn(next, isSettled).current).toBeUndefined();
  // Not pulled away from whoever is on the phone.
  expect(progressOf({ ...round, current: 'ben' }, isSettled)).toEqual({ place: 1, total: 3 });
});

test('a result that was not saved brings the person again, after the others or out of the summary', () => {
  const round = after(startRound(['ada', 'ben']), reached);
  const failed = withoutResult(round, 'ada');
  expect(failed).toMatchObject({ current: 'ben', entries: [] });
  expect(after(failed, reached).current).toBe('ada');
  expect(withoutResult(after(round, reached), 'ben').current).toBe('ben');
});

test('going on calls those who were skipped; results stay', () => {
  const over = after(startRound(['ada', 'ben', 'cem']), skipped, reached, skipped);
  const again = resumed(over);
  expect(again).toMatchObject({ current: 'ada', entries: [{ request: { id: 'ben' } }] });
  expect(after(again, reached).current).toBe('cem');
});

test('what others did since the round began is known by contact, step and request; what one did oneself is not theirs', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const theirs = { outcome: 'reached', at, by: 'eva' } as const;
  const step = { kind: 'notReached', dueOn: null, since: at } as const;
  const before = person('ada', { nextStep: step });
  expect(handledElsewhere(before, undefined, 'anna')).toEqual({ kind: 'gone' });
  expect(handledElsewhere(before, person('ada', { lastContact: theirs }), 'anna')).toEqual({
    kind: 'contacted',
    contact: theirs,
  });
  expect(handledElsewhere(before, person('ada'), 'anna')).toEqual({ kind: 'settled' });
  expect(handledElsewhere(before, before, 'anna')).toBeUndefined();
  expect(
    handledElsewhere(
      before,
      person('ada', { nextStep: step, lastContact: { ...theirs, by: 'anna' } }),
      'anna',
    ),
  ).toBeUndefined();
  const old = person('ada', { lastContact: theirs });
  expect(handledElsewhere(old, old, 'anna')).toBeUndefined();
});

test('who was not reached is called again on the next working day', () => {
  expect(tryAgainDay('2026-11-19')).toBe('2026-11-20');
  expect([tryAgainDay('2026-11-20'), tryAgainDay('2026-11-21'), tryAgainDay('2026-11-22')]).toEqual(
    Array(3).fill('2026-11-23'),
  );
});

test('the summary says in a sentence who was reached and who comes again when', () => {
  const minutes = (n: number) => n * 60_000;
  const many = (n: number, result: Result) =>
    Array.from({ length: n }, (_, i) => entry(`${i}`, result));
  const tomorrow = again('2026-11-21');
  expect(summaryOf([...many(9, reached), ...many(3, tomorrow)], 0, minutes(14), today)).toBe(
    'Neun erreicht, drei morgen noch einmal – 14 Minuten',
  );
  const rest = [
    ...many(1, logged('callBack', { kind: 'callBack', dueOn: '2026-11-24' })),
    ...many(2, { kind: 'archived', reason: 'noInterest' }),
    ...many(1, skipped),
  ];
  expect(summaryOf([...many(13, reached), ...rest], 1, minutes(1), today)).toBe(
    '13 erreicht, ein Rückruf vereinbart, zwei archiviert, eine übersprungen, eine vom Team erledigt – eine Minute',
  );
  expect(summaryOf(many(1, again('2026-11-23')), 0, 0, today)).toBe(
    'Eine am Mo, 23.11. noch einmal – unter einer Minute',
  );
});
