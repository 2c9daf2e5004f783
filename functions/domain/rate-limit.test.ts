import { expect, it } from 'vitest';
import { type RateLimit, withAttempt } from './rate-limit.ts';

const limit = { max: 3, minutes: 15 };
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 10, minutes));

function stored(...minutes: number[]): RateLimit {
  return { moments: minutes.map(at), expiresAt: at(Math.max(...minutes) + limit.minutes) };
}

it('the first time is counted, and kept until it no longer matters', () => {
  expect(withAttempt(limit, undefined, at(0))).toEqual({ moments: [at(0)], expiresAt: at(15) });
});

it('the fourth within a quarter of an hour is too often', () => {
  expect(withAttempt(limit, stored(0, 1), at(2))).toEqual(stored(0, 1, 2));
  expect(withAttempt(limit, stored(0, 1, 2), at(14))).toBeUndefined();
});

it('each one stops counting by itself, so that nobody waits for a window to start again', () => {
  expect(withAttempt(limit, stored(0, 7, 8), at(15))).toEqual(stored(7, 8, 15));
  expect(withAttempt(limit, stored(7, 8, 15), at(16))).toBeUndefined();
});
