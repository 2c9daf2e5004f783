import { expect, test } from 'vitest';
import { isForgotten, limitsCountSince, publicCountId, recentFrom } from './public-counts.ts';

const now = new Date('2026-11-23T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('only a half hour that no limit counts by any clock is forgotten', () => {
  const idOf = (minutes: number) => `${recentFrom(minutesAgo(minutes))}_praxis`;
  expect([0, 120, 150, 151, 10_000].map((minutes) => isForgotten(idOf(minutes), now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(isForgotten(recentFrom(limitsCountSince(now)), now)).toBe(false);
  expect(isForgotten(publicCountId('levels', 'praxis'), now)).toBe(false);
});
