import { expect, it } from 'vitest';
import { factorSeal } from './factor-seal.ts';

const key = (name: number) => `${name}:${Buffer.alloc(32, name).toString('base64')}`;
const secret = Buffer.from('twenty bytes of them');
const { seal, open, isCurrent } = factorSeal(() => key(1));

it('what is sealed opens for its account alone, and says nothing', () => {
  const sealed = seal(secret, 'anna');
  expect(open(sealed, 'anna')).toEqual(secret);
  expect(() => open(sealed, 'jonas')).toThrow();
  expect(seal(secret, 'anna')).not.toBe(sealed);
  expect(Buffer.from(sealed.slice(2), 'base64url').includes(secret)).toBe(false);
});

it('no changed byte opens', () => {
  const [name = '', body = ''] = seal(secret, 'anna').split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (let n = 0; n < bytes.length; n++) {
    const changed = Buffer.from(bytes);
    changed[n] = (changed[n] ?? 0) ^ 1;
    expect(() => open(`${name}.${changed.toString('base64url')}`, 'anna')).toThrow();
  }
});

it('a newer key seals, the older one still opens, and is missed once it is gone', () => {
  const old = seal(secret, 'anna');
  const both = factorSeal(() => `${key(2)} ${key(1)}`);
  expect(both.open(old, 'anna')).toEqual(secret);
  expect(both.isCurrent(old)).toBe(false);
  expect(isCurrent(old)).toBe(true);
  const renewed = both.seal(secret, 'anna');
  expect(both.isCurrent(renewed)).toBe(true);
  const later = factorSeal(() => key(2));
  expect(later.open(renewed, 'anna')).toEqual(secret);
  expect(() => later.open(old, 'anna')).toThrow('gone');
});

it('refuses keys that are none', () => {
  for (const keys of ['', 'demo', '1:', `1:${Buffer.alloc(16).toString('base64')}`])
    expect(() => factorSeal(() => keys).seal(secret, 'anna'), keys).toThrow('FACTOR_KEYS');
});
