/**
 * README's recipe "A call", followed in a copy of the project: two entries, and the call is routed,
 * guarded and tried.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const [entry, handler] = ['functions/domain/calls/team-calls.ts', 'functions/src/team/handlers.ts'];

it('a call needs its entry and its handler: with one the project does not compile, with both everybody is told what they may', async () => {
  const output = 'output: z.strictObject({ members: z.int() })';
  copy.insert(
    entry,
    '  inviteMember:',
    `  countMembers: { ...administrators, input: z.strictObject({ companySlug: slug }), ${output} },\n`,
  );
  await expect(
    copy.node('node_modules/typescript/bin/tsc', '-p', 'functions'),
  ).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'countMembers' is missing"),
  });

  copy.insert(
    handler,
    'export const teamHandlers',
    `import { accepted } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
`,
  );
  copy.insert(
    handler,
    '};',
    `  countMembers: handler('countMembers', async ({ companySlug }, _caller, { db }) =>
    accepted({ members: (await collections(db).members(companySlug).get()).size }),
  ),
`,
  );
  await copy.node('scripts/check-types.ts');
  const passed = await copy.passedTests(
    'functions',
    'role-table',
    'deployed-calls',
    '-t',
    'countMembers',
  );
  expect(passed.map((title) => title.trim())).toEqual([
    'countMembers succeeds',
    'who may make which call countMembers',
    'who may make which call countMembers, in a locked practice',
  ]);
  expect(await copy.changedFiles()).toEqual([entry, handler]);
});
