import { describe, expect, test } from 'vitest';
import type { Role } from './member.ts';
import { may, type Permission } from './permission.ts';

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
