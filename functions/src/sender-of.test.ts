import type { Request } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { senderOf } from './sender-of.ts';

const from = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  senderOf({ headers, socket: { remoteAddress } } as unknown as Request);

test('the edge knows who calls; a list that anybody may begin counts by its last entry alone', () => {
  expect(from({ 'fastly-client-ip': '203.0.113.5', 'x-forwarded-for': '1.1.1.1, 2.2.2.2' })).toBe('203.0.113.5');
  expect(from({ 'x-forwarded-for': '1.1.1.1, 203.0.113.6' })).toBe('203.0.113.6');
  expect(from({}, '203.0.113.7')).toBe('203.0.113.7');
});

test('one household has all addresses of an IPv6 network: they are one sender', () => {
  expect(from({ 'fastly-client-ip': '2001:db8:1:2:aaaa:bbbb:cccc:dddd' })).toBe('2001:db8:1:2');
  expect(from({ 'fastly-client-ip': '2001:DB8:1:2::9' })).toBe('2001:db8:1:2');
  expect(from({ 'fastly-client-ip': '2001:db8::9' })).toBe('2001:db8:0:0');
  expect(from({ 'fastly-client-ip': '2001:db8:1:3::9' })).not.toBe('2001:db8:1:2');
});
