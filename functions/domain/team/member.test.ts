import { describe, expect, test } from 'vitest';
import type { Role } from './member.ts';
import { availabilityFields, may, mayEdit, type Permission } from './permission.ts';
import { higherRole } from './role.ts';

describe('what a role may do', () => {
  const table: [role: Role | undefined, ...allowed: Permission[]][] = [
    [
      'administrator',
      'administrationView',
      'changeRequests',
      'changeAvailability',
      'changeSettings',
    ],
    ['therapist', 'administrationView', 'changeRequests', 'changeAvailability'],
    ['viewer', 'administrationView'],
    [undefined],
  ];
  test.each(table)('%s has exactly its permissions', (role, ...allowed) => {
    for (const permission of [
      'administrationView',
      'changeRequests',
      'changeAvailability',
      'changeSettings',
    ] as const) {
      expect(may(role, permission), permission).toBe(allowed.includes(permission));
    }
  });
});

test('whoever may change availability edits that alone, also in one call with others', () => {
  const { intake } = availabilityFields;
  const [pause, limits] = [{ bookingEnabled: {} }, { intakeLimits: {} }];
  const mayMake = (role: Role | undefined) =>
    [pause, limits, { ...pause, ...limits }].map((edits) => mayEdit(role, edits, intake));
  expect(mayMake('administrator')).toEqual([true, true, true]);
  expect(mayMake('therapist')).toEqual([true, false, false]);
  expect(mayMake('viewer')).toEqual([false, false, false]);
  expect(mayMake(undefined)).toEqual([false, false, false]);
});

test('of two roles the one that allows more is the higher, whichever is named first', () => {
  expect(higherRole('viewer', 'therapist')).toBe('therapist');
  expect(higherRole('therapist', 'viewer')).toBe('therapist');
  expect(higherRole('administrator', 'therapist')).toBe('administrator');
});
