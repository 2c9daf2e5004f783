import { expect, it } from 'vitest';
import {
  isPin,
  type LockPin,
  maxPinTries,
  maxPinTriesADay,
  pinTriesLeft,
  withWrongPin,
} from './lock.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute));

it('takes four to eight digits, but none that everybody tries first', () => {
  expect(['4711', '20261128', '1357', '1122', '0101'].filter(isPin)).toHaveLength(5);
  const refused = [
    '471',
    '123456789',
    '47 11',
    '47a1',
    '١٢٣٥',
    '0000',
    '1234',
    '9876',
    '',
    '4711\n',
  ];
  expect(refused.filter(isPin)).toEqual([]);
});

const begun: LockPin = { device: 'a', hash: 'b', wrong: 0, wrongAt: null };

it('opens nothing more after five wrong ones, whatever was locked meanwhile, until a sign-in', () => {
  let pin = begun;
  for (let n = 0; n < maxPinTries; n++) {
    expect(pinTriesLeft(pin, at(0), at(n + 1))).toBe(maxPinTries - n);
    pin = withWrongPin(pin, at(0), at(n + 1));
  }
  expect(pinTriesLeft(pin, at(0), at(20))).toBe(0);
  expect(pinTriesLeft(pin, at(maxPinTries), at(20))).toBe(0);
  expect(pinTriesLeft(pin, at(maxPinTries + 1), at(20))).toBe(maxPinTries);
  // And begins to count anew.
  expect(withWrongPin(pin, at(maxPinTries + 1), at(20))).toMatchObject({ wrong: 1 });
});

it('opens nothing more after fifteen wrong ones of a day, though right ones come between them, until a sign-in', () => {
  const days = (n: number) => n * 24 * 60;
  const tried = (pauses: number) => {
    let [pin, count] = [begun, 0];
    for (let minute = 0; minute < days(3); minute += pauses) {
      if (pinTriesLeft(pin, at(0), at(minute)) === 0) continue;
      pin = withWrongPin(pin, at(0), at(minute));
      count++;
      // Whoever may try again gets it right.
      if (pinTriesLeft(pin, at(0), at(minute)) > 0) pin = { ...pin, wrong: 0 };
    }
    return { pin, count };
  };
  const { pin, count } = tried(1);
  expect(count).toBe(maxPinTriesADay);
  expect(pinTriesLeft(pin, at(days(3)), at(days(3)))).toBe(maxPinTries);
  // Spread over more days, none is the fifteenth of one.
  expect(tried(120).count).toBe(36);
});
