import { describe, expect, test } from 'vitest';
import type { Role } from './member.ts';
import { may, type Permission } from './permission.ts';
import { higherRole } from './role.ts';

describe('what a role may do', () => {
  const table: [role: Role | undefined, ...allowed: Permission[]][] = [
    ['administrator', 'administrationView', 'changeRequests', 'changeSettings'],
    ['therapist', 'administrationView', 'changeRequests'],
    ['viewer', 'administrationView'],
    [undefined],
  ];
  test.each(table)('%s has exactly its permissions', (role, ...allowed) => {
    for (const permission of ['administrationView', 'changeRequests', 'changeSettings'] as const) {
      expect(may(role, permission), permission).toBe(allowed.includes(permission));
    }
  });
});

test('of two roles the one that allows more is the higher, whichever is named first', () => {
  expect(higherRole('viewer', 'therapist')).toBe('therapist');
  expect(higherRole('therapist', 'viewer')).toBe('therapist');
  expect(higherRole('administrator', 'therapist')).toBe('administrator');
});
