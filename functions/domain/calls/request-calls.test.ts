import { expect, it } from 'vitest';
import { requestCalls } from './request-calls.ts';

const deleted = (name: string, formerly = '') =>
  requestCalls.recordDefinition.input.safeParse({
    companySlug: 'praxis',
    kind: 'tag',
    id: 'eilig',
    did: 'Deleted',
    name,
    formerly,
  }).success;

it('lets a member log names as tags and lists have them, though no document decides any more', () => {
  expect(deleted('Eilig')).toBe(true);
  expect(deleted('Eilig', 'Sehr eilig')).toBe(true);
  for (const name of ['', ' ', 'Ei\u202elig', 'zwei\nZeilen', '\u200b', ' Eilig'])
    expect(deleted(name)).toBe(false);
  expect(deleted('Eilig', 'zwei\nZeilen')).toBe(false);
});
