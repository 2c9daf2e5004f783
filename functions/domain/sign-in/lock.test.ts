import { expect, it } from 'vitest';
import { isPin, type LockPin, maxPinTries, mayTryPin, withWrongPin } from './lock.ts';

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

it('opens nothing more after five wrong ones, whatever was locked meanwhile, until a sign-in', () => {
  let pin: LockPin = { device: 'a', hash: 'b', wrong: 0, wrongAt: null };
  for (let n = 0; n < maxPinTries; n++) {
    expect(mayTryPin(pin, at(0))).toBe(true);
    pin = withWrongPin(pin, at(n + 1));
  }
  expect(mayTryPin(pin, at(0))).toBe(false);
  expect(mayTryPin(pin, at(maxPinTries))).toBe(false);
  expect(mayTryPin(pin, at(maxPinTries + 1))).toBe(true);
  // And begins to count anew.
  expect(withWrongPin(pin, at(20))).toMatchObject({ wrong: 1, wrongAt: at(20) });
});
