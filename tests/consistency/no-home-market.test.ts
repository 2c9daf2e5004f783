/** Nothing assumes a country: no default, and no word of one in what all read. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'functions/domain',
    'functions/src',
    'web/src',
  ],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|test-|-test-/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The table, what it is made of, and who runs Platzwart. */
const tables =
  /practice\/(?:differences|postal-towns|read-region|holidays|country|region|town-key|profession)\.ts$|(?:legal|content)\/operator\.ts$|request\/prescription\.ts$|region-texts\.ts$|form-presets\.ts$|practice\/places\.ts$/;

test('no country stands in for an unknown one', () => {
  const guessed = files.flatMap((file) =>
    /\?\? ?['"](?:AT|DE|CH)\b|\|\| ?['"](?:AT|DE|CH)\b|[^=]= ['"]AT['"][,)]/.test(read(file))
      ? [file]
      : [],
  );
  expect(guessed).toEqual([]);
});

test('what all read has no word, number or town of one country', () => {
  const found = files
    .filter((file) => !tables.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        // Comments may tell an example.
        .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
        .flatMap((line) => {
          const text = line.replace(/\/\*\*.*\*\/|\s\/\/ .*/g, '');
          return /Stiege|[Mm]itversichert|[Ff]amilienversichert|Reihung|\b0660\b|\b0316\b|\b0341\b|\bGraz\b|\bLeipzig\b|(?:beispiel|praxis)\.(?:at|de|ch)\b/.test(
            text,
          )
            ? [`${file}: ${text.trim()}`]
            : [];
        }),
    );
  expect(found).toEqual([]);
});

test('the towns load by themselves: nothing that starts a page imports them', () => {
  const importers = files.filter((file) =>
    /^import (?!type)[^;]*practice\/read-region['.]/m.test(read(file)),
  );
  // The locations' settings load on demand, towns and all: a region that came later would be an
  // unsaved change.
  const onDemand = 'web/src/features/settings/locations/location-card.tsx';
  expect(importers).toEqual(['functions/src/practices/register-practice.ts', onDemand]);
});
