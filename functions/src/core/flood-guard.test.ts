import { expect, test, vi } from 'vitest';
import { floodGuard } from './flood-guard.ts';
import { log } from './report.ts';

const tools = {
  now: () => new Date('2026-11-26T10:00:00Z'),
  limits: { callsTimes: 1 },
} as Parameters<ReturnType<typeof floodGuard>>[1];
const limit = { max: 60, minutes: 1 };

test('one who floods is refused, and nobody else behind the same machine is', () => {
  const allows = floodGuard(limit);
  const hop = '66.249.93.9';
  const allowed = Array.from({ length: 3100 }, () =>
    allows({ address: '203.0.113.1', hop }, tools),
  ).filter(Boolean);
  expect(allowed).toHaveLength(60);
  expect(allows({ address: '203.0.113.2', hop }, tools)).toBe(true);
});

test('a flood from very many networks refuses nobody who comes after it, and what one machine forwards stays bounded', () => {
  const allows = floodGuard(limit);
  for (let n = 0; n < 25_000; n++)
    allows({ address: `2001:db8:${n}:1`, hop: `2001:db8:${n}:1` }, tools);
  expect(allows({ address: '203.0.113.2', hop: '203.0.113.2' }, tools)).toBe(true);
  const forwarded = Array.from({ length: 3100 }, (_, n) =>
    allows({ address: `10.0.${n >> 8}.${n & 255}`, hop: '66.249.93.9' }, tools),
  );
  expect(forwarded.filter(Boolean)).toHaveLength(3000);
});

test('whoever sends as an account from another network refuses its owner nothing; all together stay bounded', () => {
  const allows = floodGuard(limit);
  const ask = (address: string, account = 'anna') =>
    allows({ address, hop: '66.249.93.9', account }, tools);
  const allowed = Array.from({ length: 3100 }, () => ask('203.0.113.1')).filter(Boolean);
  expect(allowed).toHaveLength(60);
  expect(ask('203.0.113.2')).toBe(true);
  expect(ask('203.0.113.1', 'ben')).toBe(true);
  const fromEverywhere = Array.from({ length: 3100 }, (_, n) => ask(`10.0.${n >> 8}.${n & 255}`));
  expect(fromEverywhere.filter(Boolean)).toHaveLength(3000 - 60 - 1);
});

test('a machine that names callers from an unknown network is not believed, has a wide limit of its own, and is told of', () => {
  const told = vi.spyOn(log, 'warn').mockReturnValue();
  const allows = floodGuard(limit);
  const [address, hop] = ['198.51.100.7', '198.51.100.7'];
  const allowed = Array.from({ length: 3100 }, () =>
    allows({ address, hop, isUnlisted: true }, tools),
  );
  expect(allowed.filter(Boolean)).toHaveLength(3000);
  expect(told.mock.calls).toEqual([['unlistedHop', { hop }]]);
  for (const [time, times] of [
    ['10:59', 1],
    ['11:01', 2],
  ] as const) {
    const now = () => new Date(`2026-11-26T${time}:00Z`);
    allows({ address, hop, isUnlisted: true }, { ...tools, now });
    expect(told, time).toHaveBeenCalledTimes(times);
  }
  // Whoever names nobody has the ordinary limit, which is none of its.
  expect(allows({ address, hop }, tools)).toBe(true);
  told.mockRestore();
});

test('as many senders as there may be are remembered, and no more', () => {
  const allows = floodGuard({ max: 1, minutes: 1 });
  const ask = (address: string) => allows({ address, hop: address }, tools);
  const others = (from: number, to: number) => {
    for (let n = from; n < to; n++) ask(`2001:db8:${n}:1`);
  };
  expect([ask('203.0.113.1'), ask('203.0.113.1')]).toEqual([true, false]);
  others(0, 19_999);
  expect(ask('203.0.113.1')).toBe(false);
  others(19_999, 20_001);
  expect(ask('203.0.113.1')).toBe(true);
});
