import { expect, test } from 'vitest';
import { editorsOf, noReports, withReports } from './active-editors.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));
const says = (id: string, requestId: string, seconds: number) => ({
  id,
  requestId,
  at: at(seconds),
});
const told = (heard: ReturnType<typeof withReports>, seconds: number) =>
  Object.fromEntries(editorsOf(heard, at(seconds)));

test('who has said so lately edits it; who fell silent does not', () => {
  const heard = withReports(
    noReports,
    [says('jana', 'r1', 0), says('ben', 'r1', 60), says('cem', 'r2', -200)],
    at(60),
    true,
  );
  expect(told(heard, 60)).toEqual({ r1: ['jana', 'ben'] });
  expect(told(heard, 101)).toEqual({ r1: ['ben'] });
  expect(told(heard, 161)).toEqual({});
});

test('a saying repeated in time keeps it, and leads to another request at once', () => {
  let heard = withReports(noReports, [says('jana', 'r1', 0)], at(0), true);
  heard = withReports(heard, [says('jana', 'r1', 40)], at(40), false);
  expect(told(heard, 139)).toEqual({ r1: ['jana'] });
  heard = withReports(heard, [says('jana', 'r2', 41)], at(41), false);
  expect(told(heard, 42)).toEqual({ r2: ['jana'] });
  expect(told(withReports(heard, [], at(43), false), 43)).toEqual({});
});

test('a clock that is wrong by minutes changes nothing about what is heard live', () => {
  // The reader's clock is ten minutes ahead of the server's.
  const late = 600;
  const heard = withReports(
    withReports(noReports, [], at(late), true),
    [says('jana', 'r1', 0)],
    at(late),
    false,
  );
  expect(told(heard, late + 99)).toEqual({ r1: ['jana'] });
  expect(told(heard, late + 100)).toEqual({});
});

test('what did not change is not heard again: another one’s saying refreshes nobody', () => {
  let heard = withReports(noReports, [], at(0), true);
  heard = withReports(heard, [says('jana', 'r1', 0)], at(0), false);
  heard = withReports(heard, [says('jana', 'r1', 0), says('ben', 'r2', 90)], at(90), false);
  expect(told(heard, 110)).toEqual({ r2: ['ben'] });
});
