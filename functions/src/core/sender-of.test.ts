import type { Request } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { senderOf } from './sender-of.ts';

const senders = (headers: Record<string, string | string[]>, remoteAddress = '127.0.0.1') =>
  senderOf({ headers, socket: { remoteAddress } } as unknown as Request);
const from = (...given: Parameters<typeof senders>) => senders(...given).address;

/** A call by Hosting: one of Google's machines, which Google's frontend appended. */
const byHosting = (named: string) => ({
  'fastly-client-ip': named,
  'x-forwarded-for': `${named}, 66.249.93.7`,
});

test('by way of Hosting its edge knows who calls', () => {
  expect(senders(byHosting('203.0.113.5'))).toEqual({ address: '203.0.113.5', hop: '66.249.93.7' });
  // Anybody can prepend entries to the list.
  expect(
    from({
      'fastly-client-ip': '203.0.113.5',
      'x-forwarded-for': '1.1.1.1, 2.2.2.2, 2a00:1450:4001::7',
    }),
  ).toBe('203.0.113.5');
});

test('whoever calls past Hosting is who Google saw, whatever headers they invent', () => {
  const seen = (
    address: string,
    { 'fastly-client-ip': name }: Record<string, string | string[]>,
  ) => ({
    address,
    hop: address,
    ...(typeof name === 'string' && { isUnlisted: true }),
  });
  const invented: Record<string, string | string[]>[] = [
    {},
    { 'fastly-client-ip': '203.0.113.5' },
    { 'fastly-client-ip': ['203.0.113.5', '203.0.113.6'] },
    {
      'fastly-client-ip': '203.0.113.5',
      'x-forwarded-host': 'platzwart.example',
      'fastly-ff': 'x',
      'cdn-loop': 'Fastly',
    },
  ];
  for (const headers of invented) {
    for (const beginning of ['', '66.249.93.7, ', '203.0.113.5, 66.249.93.7,']) {
      const sent = { ...headers, 'x-forwarded-for': `${beginning}198.51.100.7` };
      expect(senders(sent)).toEqual(seen('198.51.100.7', sent));
    }
  }
  expect(senders({ 'fastly-client-ip': '203.0.113.5' }, '203.0.113.7')).toEqual({
    address: '203.0.113.7',
    hop: '203.0.113.7',
    isUnlisted: true,
  });
});

test('what is no address is nobody: all such calls are one sender', () => {
  expect(from(byHosting('whoever'))).toBe('66.249.93.7');
  expect(
    from({ ...byHosting('203.0.113.5'), 'fastly-client-ip': '203.0.113.5, 203.0.113.6' }),
  ).toBe('66.249.93.7');
  expect(from({ 'x-forwarded-for': 'unknown' }, 'nowhere')).toBe('');
  expect(from({ 'x-forwarded-for': '198.51.100.7, x' })).toBe('');
});

test('one household has 256 IPv6 networks: all their addresses are one sender, however they are written', () => {
  const given = Array.from(
    { length: 256 },
    (_, n) => `2001:db8:1:56${n.toString(16).padStart(2, '0')}:aaaa::${n}`,
  );
  expect(new Set(given.map((address) => from(byHosting(address))))).toEqual(
    new Set(['2001:db8:1:5600']),
  );
  for (const address of [
    '2001:db8:1:56f2:aaaa:bbbb:cccc:dddd',
    '2001:DB8:1:5602::9',
    '2001:0db8:0001:5602::',
  ])
    expect(from(byHosting(address))).toBe('2001:db8:1:5600');
  expect(from(byHosting('2001:db8::9'))).toBe('2001:db8:0:0');
  expect(from(byHosting('2001:db8:1:5700::9'))).not.toBe('2001:db8:1:5600');
  expect(senders({ 'x-forwarded-for': '2001:db8:1:5602::9' })).toEqual({
    address: '2001:db8:1:5600',
    hop: '2001:db8:1:5600',
  });
});

test('of Google’s machines each forwards by itself, also those that a household’s bits would merge', () => {
  const by = (machine: string) =>
    senders({ 'fastly-client-ip': '203.0.113.5', 'x-forwarded-for': machine }).hop;
  expect([by('2a00:1450:4001:802::7'), by('2a00:1450:4001:803::7')]).toEqual([
    '2a00:1450:4001:802',
    '2a00:1450:4001:803',
  ]);
});

test('an IPv4 address in IPv6 clothes is that address', () => {
  expect(from({}, '::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(from({}, '::ffff:203.0.113.8')).toBe('203.0.113.8');
});
