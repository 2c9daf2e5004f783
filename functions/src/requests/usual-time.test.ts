import { expect, test } from 'vitest';
import { rememberTime, usualTime } from './usual-time.ts';

test('an answer that could be too quick takes as long as one of the last real ones', () => {
  expect(usualTime(0.5)).toBeGreaterThan(50);
  for (let n = 0; n < 60; n++) rememberTime(100 + n);
  expect([usualTime(0), usualTime(0.999)]).toEqual([120, 159]);
});
