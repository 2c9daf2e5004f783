/** README's recipe "A question on the booking form", followed in a copy of the project: two entries, and the question is everywhere. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'question-'));
const inCopy = (command: string, ...args: string[]) => run(command, args, { cwd: copy, maxBuffer: 1e8 });
const git = (...args: string[]) => inCopy('git', '-c', 'user.name=Test', '-c', 'user.email=test@beispiel.at', ...args);

const halves = {
  'functions/domain/booking/questions.ts': {
    before: '  teletherapy: {',
    entry: `  motherTongue: {
    section: 'therapy',
    kind: 'line',
    max: 100,
    label: 'Muttersprache',
    switch: 'motherTongueEnabled',
    hint: 'motherTongueHint',
    optional: true,
  },
`,
  },
  'functions/domain/request/staff-questions.ts': {
    before: '  reason: {',
    entry: `  motherTongue: { label: 'Muttersprache', group: 'person', merge: 'fill', import: { heads: 'sprache, sprachen' } },
`,
  },
};

function add(file: keyof typeof halves) {
  const { before, entry } = halves[file];
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(`\n${before}`);
  writeFileSync(
    path,
    source.replace(`\n${before}`, () => `\n${entry}${before}`),
  );
}

beforeAll(async () => {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The packages are shared, except for the project's own, which lead to the copy.
  for (const folder of ['node_modules', 'functions/node_modules'].filter((name) => existsSync(join(root, name)))) {
    mkdirSync(join(copy, folder));
    for (const name of readdirSync(join(root, folder)).filter((each) => each !== '@platzwart' && each !== '.vite')) {
      symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
  mkdirSync(join(copy, 'node_modules/@platzwart'));
  for (const [name, folder] of Object.entries({ domain: 'functions/domain', functions: 'functions', web: 'web', tests: 'tests' })) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@platzwart', name));
  }
  symlinkSync(join(copy, 'emulator-data'), join(copy, 'node_modules/@platzwart/emulator-data'));
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-qm', 'As it is');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a question needs two entries: with one the project does not compile, with both it appears everywhere', async () => {
  add('functions/domain/booking/questions.ts');
  await expect(inCopy(process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'functions/domain')).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'motherTongue' is missing"),
  });

  add('functions/domain/request/staff-questions.ts');
  await inCopy(process.execPath, 'scripts/check-types.ts');
  const report = `${copy}.json`;
  await inCopy(
    process.execPath,
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', 'every-question', '--reporter=json', `--outputFile=${report}`],
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  rmSync(report);
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title);
  const consumersOf = (question: string) => passed.filter((title) => title.endsWith(`: ${question}`)).map((title) => title.split(': ')[0]);
  expect(consumersOf('motherTongue')).toEqual(consumersOf('insurance'));
  expect(consumersOf('motherTongue')).toEqual([
    ...['payload', 'form', 'settings', 'details', 'edit', 'history', 'print', 'comparison', 'merging', 'file', 'import'],
    ...["patient's data copy", "patient's page"],
  ]);

  const { stdout } = await git('status', '--porcelain');
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ').at(-1)),
  ).toEqual(Object.keys(halves));
});
