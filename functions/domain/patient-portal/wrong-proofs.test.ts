import { expect, test } from 'vitest';
import { type RateLimit, withAttempt } from '../rate-limit.ts';
import { linkLength } from './request-link.ts';
import { wrongProofs } from './wrong-proofs.ts';

const start = new Date('2026-11-23T09:00:00Z').getTime();

/** How many pass of one every hour, as long as a link lives. */
function passing(limit: (typeof wrongProofs)[keyof typeof wrongProofs]): number {
  let stored: RateLimit | undefined;
  let count = 0;
  for (let hour = 0; hour < linkLength * 24; hour++) {
    const next = withAttempt(limit, stored, new Date(start + hour * 3_600_000));
    if (next) count++;
    stored = next ?? stored;
  }
  return count;
}

test('whoever waits long enough still does not get through all digits or days: with one link, or with as many as they like', () => {
  expect(passing(wrongProofs.ofLink)).toBe(10);
  expect(passing(wrongProofs.ofRequest)).toBe(80);
});

test('one stray link never uses up the request, and one network never the link', () => {
  expect(wrongProofs.ofRequest.max).toBeGreaterThan(3 * wrongProofs.ofLink.max);
  expect(wrongProofs.ofLink.max).toBeGreaterThan(wrongProofs.ofSender.max);
});
