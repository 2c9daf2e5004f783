/**
 * What the linter is told about imports is what `scripts/lint-directions.ts` says, and it finds the
 * lines that are meant.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { functionsOrder, written } from '../../scripts/lint-directions.ts';
import { root } from '../../scripts/toolchain.ts';

test('biome.directions.json is regenerated after every change: node scripts/lint-directions.ts', () => {
  expect(readFileSync(join(root, 'biome.directions.json'), 'utf8')).toBe(written());
});

test('every folder of functions/src has its place in the order', () => {
  const files = readdirSync(join(root, 'functions/src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.ts'));
  expect(new Set(files.map(dirname))).toEqual(new Set(functionsOrder));
});

const refused: readonly (readonly [file: string, imported: string])[] = [
  ['functions/domain/queries.ts', 'zod'],
  ['functions/domain/tags/tag.ts', 'firebase-admin/firestore'],
  ['functions/domain/text/text.ts', '../request/request.ts'],
  ['functions/domain/tags/tag.ts', '../calls/calls.ts'],
  ['functions/src/index.ts', 'react'],
  ['functions/src/core/tools.ts', '../emails/outbox.ts'],
  ['functions/src/core/tools.ts', '../emails/templates/layout.ts'],
  ['functions/src/core/tools.ts', '../tasks.ts'],
  ['functions/src/emails/templates/layout.ts', '../outbox.ts'],
  ['functions/src/emails/templates/layout.ts', '../../services.ts'],
  ['functions/src/practices/logo.ts', './settings/update-form.ts'],
  ['functions/src/practices/merge-tags.ts', '../waiting-list/writable-collections.ts'],
  ['functions/src/practices/merge-tags.ts', '@platzwart/domain/paths'],
  ['functions/src/practices/settings/update-form.ts', '../../lifecycle/trial.ts'],
  ['web/src/routes.tsx', 'firebase/firestore'],
  ['web/src/shell/layout.tsx', '@base-ui/react/menu'],
  ['web/src/firebase/calls.ts', '../features/tags/texts.ts'],
  ['web/src/firebase/calls.ts', '@platzwart/functions/call'],
  ['web/src/ui/button.tsx', '@platzwart/domain/site-paths'],
  ['web/src/ui/overlay/toasts.tsx', '../../firebase/calls.ts'],
  ['web/src/features/tags/texts.ts', '../lists/texts.ts'],
  ['web/src/features/tags/texts.ts', 'firebase/auth'],
  ['web/src/features/requests/panel/texts.ts', '../../lists/texts.ts'],
  ['web/src/features/requests/table/columns/choose-columns.ts', '../../../lists/texts.ts'],
  ['web/src/features/requests/panel/texts.ts', '../../../pages/dashboard-page.tsx'],
];

const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['functions/domain/calls/calls.ts', '../queries.ts'],
  ['functions/domain/tags/tag.ts', '../text/text.ts'],
  ['functions/src/emails/outbox.ts', './templates/layout.ts'],
  ['functions/src/emails/templates/layout.ts', '../../core/email.ts'],
  ['functions/src/practices/settings/update-form.ts', '../logo.ts'],
  ['functions/src/index.ts', './core/tools.ts'],
  ['functions/src/waiting-list/bin.ts', './writable-collections.ts'],
  ['functions/src/lifecycle/delete-practice-parts.ts', '@platzwart/domain/paths'],
  ['web/src/firebase/calls.ts', 'firebase/app'],
  ['web/src/ui/overlay/toasts.tsx', '@base-ui/react/toast'],
  ['web/src/features/tags/texts.ts', '../../ui/button.tsx'],
  ['web/src/features/requests/panel/texts.ts', '../table/table-texts.ts'],
  ['web/src/features/requests/table/columns/choose-columns.ts', '../../panel/texts.ts'],
  ['web/src/pages/dashboard-page.tsx', '../features/tags/texts.ts'],
];

/**
 * Each line in a file of its own beside the one that is named, where only the linter's settings are
 * as here.
 */
function foundByLinter(): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'directions-'));
  try {
    const settings = {
      ...(JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as object),
      vcs: { enabled: false },
      plugins: [],
    };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'biome.directions.json'), written());
    const lines = [...refused, ...allowed];
    for (const [place, [file, imported]] of lines.entries()) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(
        join(folder, dirname(file), `line-${place}.ts`),
        `import { a } from '${imported}';\na();\n`,
      );
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const given = [
      biome,
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--colors=off',
    ];
    const { stdout, stderr } = spawnSync(process.execPath, given, {
      cwd: folder,
      encoding: 'utf8',
    });
    const places = [
      ...`${stdout}${stderr}`.matchAll(/line-(\d+)\.ts:\d+:\d+ lint\/style\/noRestrictedImports/g),
    ].map(([, place]) => Number(place));
    return new Set(places.map((place) => String(lines[place])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('each refused line is found, and no allowed one', () => {
  expect(foundByLinter()).toEqual(new Set(refused.map(String)));
});
