/**
 * README's recipe "A settings page", followed in a copy of the project: an entry and its view, and
 * the page is routed, found, visited and named by the log.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const registry = 'web/src/pages/administration/settings/settings-pages.ts';
const views = 'web/src/pages/administration/settings-screen.tsx';

it('a settings page needs its entry and its view: with one it does not compile, with both it is everywhere', async () => {
  copy.insert(
    registry,
    '  log: {',
    `  waitingRoom: {
    path: 'wartezimmer',
    group: 'contract',
    title: 'Wartezimmer',
    about: 'Was dort ausliegt',
    words: 'Zeitschriften',
    stateOf: () => calm('Nichts liegt aus'),
    settings: { chairs: { label: 'Stühle', words: 'Sessel' } },
  },
`,
  );
  await expect(copy.node('node_modules/typescript/bin/tsc', '-p', 'web')).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'waitingRoom' is missing"),
  });
  copy.insert(views, '  log: (', '  waitingRoom: () => <h2>Wartezimmer</h2>,\n');
  await copy.node('scripts/check-types.ts');
  expect(await copy.passedTests('web', 'settings-pages')).toContain(
    'waitingRoom and its settings are found, visited, and named by the log',
  );
  const { stdout } = await copy.node(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'tests/journeys/playwright.config.ts', '--list', 'addresses'],
  );
  expect(stdout).toContain('einstellungen/wartezimmer fits every screen');
  expect(await copy.changedFiles()).toEqual([views, registry]);
});
