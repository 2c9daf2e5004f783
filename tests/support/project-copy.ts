/** A copy of the project, in which tests follow the README's recipes. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** Of everything that git knows, at its present state; installed packages are shared. */
export async function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'platzwart-'));
  const inCopy = (command: string, ...args: string[]) =>
    run(command, args, { cwd: copy, maxBuffer: 1e8 });
  const git = (...args: string[]) =>
    inCopy('git', '-c', 'user.name=Test', '-c', 'user.email=test@beispiel.at', ...args);

  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The packages are shared, except for the project's own, which lead to the copy.
  for (const folder of ['node_modules', 'functions/node_modules', 'tests/node_modules'].filter(
    (name) => existsSync(join(root, name)),
  )) {
    mkdirSync(join(copy, folder));
    for (const name of readdirSync(join(root, folder)).filter(
      (each) => each !== '@platzwart' && each !== '.vite',
    )) {
      symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
  mkdirSync(join(copy, 'node_modules/@platzwart'));
  for (const [name, folder] of Object.entries({
    domain: 'functions/domain',
    functions: 'functions',
    web: 'web',
    tests: 'tests',
  })) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@platzwart', name));
  }
  symlinkSync(join(copy, 'emulator-data'), join(copy, 'node_modules/@platzwart/emulator-data'));
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-qm', 'As it is');

  return {
    /** Inserts the text before the first line that begins with `before`. */
    insert(file: string, before: string, text: string) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      expect(source).toContain(`\n${before}`);
      writeFileSync(
        path,
        source.replace(`\n${before}`, () => `\n${text}${before}`),
      );
    },
    /** Adds the file. */
    create: (file: string, text: string) => writeFileSync(join(copy, file), text),
    /** Runs a script of the project with Node. */
    node: (...args: string[]) => inCopy(process.execPath, ...args),
    /** Runs these tests; the titles of those that passed. */
    async passedTests(project: string, ...filters: string[]): Promise<string[]> {
      const report = `${copy}.json`;
      await inCopy(
        process.execPath,
        ...[
          'node_modules/vitest/vitest.mjs',
          'run',
          '--project',
          project,
          ...filters,
          '--reporter=json',
          `--outputFile=${report}`,
        ],
      );
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
        testResults: { assertionResults: { fullName: string; title: string; status: string }[] }[];
      };
      rmSync(report);
      return testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => fullName);
    },
    /** Paths of the files that differ from the project. */
    async changedFiles(): Promise<string[]> {
      const { stdout } = await git('status', '--porcelain');
      return stdout
        .trim()
        .split('\n')
        .map((line) => line.trim().split(' ').at(-1) ?? '');
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
