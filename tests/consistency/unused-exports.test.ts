/**
 * What no other file imports is not exported: so the compiler finds it once nothing uses it at all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/toolchain.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Of each name: the files that import it, or import something whole. */
const importers = new Map<string, Set<string>>();
for (const [file, source] of sources) {
  const importsWhole = /\bimport\(|\* as /.test(source);
  const read = importsWhole
    ? source
    : (source.match(/^(?:import|export)\b[^;']*\bfrom '/gm) ?? []).join();
  for (const name of read.match(/[A-Za-z_$][\w$]*/g) ?? [])
    importers.set(name, (importers.get(name) ?? new Set()).add(file));
}

/** The platform deploys whatever it exports. */
const deployed = 'functions/src/index.ts';

const exported = /^export (?:async )?(?:const|function\*?|class|type) ([A-Za-z_$][\w$]*)/gm;

test('every export is imported elsewhere; remove `export` from the others', () => {
  const unused = [...sources].flatMap(([file, source]) =>
    file === deployed
      ? []
      : [...source.matchAll(exported)].flatMap(([, name = '']) => {
          const others = [...(importers.get(name) ?? [])].filter((one) => one !== file);
          return others.length > 0 ? [] : `${file}: ${name}`;
        }),
  );
  expect(unused).toEqual([]);
});
