/**
 * README's recipe "A staff screen", followed in a copy of the project: an entry and its file, and the
 * screen is routed, found, reached by keys and measured.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const registry = 'web/src/staff-screens.ts';
const view = 'web/src/pages/administration/calls-screen.tsx';

it('a screen needs its entry and its file: without the file its test fails, with both it is everywhere', async () => {
  copy.insert(
    registry,
    '  setup: {',
    `  calls: {
    path: 'anrufe',
    title: 'Anrufliste',
    file: 'calls-screen',
    bar: { group: 'rare', Icon: Tags },
    keys: { key: 'G L', does: 'Anrufliste' },
    found: { words: 'telefonieren' },
  },
`,
  );
  const routed = 'calls has its route, its file and its visit';
  await expect(
    copy.node('node_modules/vitest/vitest.mjs', 'run', '--project', 'web', 'staff-screens'),
  ).rejects.toMatchObject({ stderr: expect.stringContaining(routed) });

  copy.create(
    view,
    `/** Whom to call today. */
export default function CallsScreen() {
  return <h2>Heute anrufen</h2>;
}
`,
  );
  await copy.node('scripts/check-types.ts');
  expect(await copy.passedTests('web', 'staff-screens')).toContain(routed);
  const { stdout } = await copy.node(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'tests/journeys/playwright.config.ts', '--list', 'addresses'],
  );
  expect(stdout).toContain('anrufe fits every screen');
  expect(await copy.changedFiles()).toEqual([registry, view]);
});
