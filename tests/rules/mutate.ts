/**
 * Mutation test of the rules' tests: changes one condition at a time, and some test must fail.
 * `node tests/rules/mutate.ts [first line] [last line]`, with a running Firestore emulator in
 * FIRESTORE_EMULATOR_HOST. Slow.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutation, mutationsOf } from './mutations.ts';

const [firstLine = 1, lastLine = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
const root = fileURLToPath(new URL('../../', import.meta.url));
const file = join(mkdtempSync(join(tmpdir(), 'rules-')), 'firestore.rules');
const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const mutations = mutationsOf(rules).filter(({ line }) => line >= firstLine && line <= lastLine);

/** Equivalent mutants that no test can detect, and why. */
const equal: Readonly<Record<string, string>> = {
  '<  ->  <=': 'a session is 30 days old, or a factor begins to be needed, for no time at all',
};

if (fails({ rules, line: 0, from: '', to: '' }, '^sessions'))
  throw new Error('The tests fail as the rules are: they would prove nothing.');

const survivors: Mutation[] = [];
for (const [n, mutation] of mutations.entries()) {
  const reason = equal[`${mutation.from}  ->  ${mutation.to}`];
  const isCaught =
    reason !== undefined || fails(mutation, groupOf(mutation)) || fails(mutation, '^(?!coverage)');
  if (!isCaught) survivors.push(mutation);
  console.log(
    `${n + 1}/${mutations.length} ${isCaught ? 'caught' : 'MISSED'} ${told(mutation)}${reason ? ` (${reason})` : ''}`,
  );
}
console.log(
  `\n${mutations.length - survivors.length} of ${mutations.length} wrong rules are caught.`,
);
for (const survivor of survivors) console.log(`missed: ${told(survivor)}`);
process.exitCode = survivors.length === 0 ? 0 : 1;

/**
 * Whether one of these tests fails under the changed rules. Excludes coverage: an unevaluated
 * expression proves nothing.
 */
function fails({ rules }: Mutation, tests: string): boolean {
  writeFileSync(file, rules);
  // Emulators run their scripts in a folder of their own.
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root];
  const which = ['--project', 'rules', '--bail', '1', '--reporter', 'dot', '-t', tests];
  const { status } = spawnSync(process.execPath, [...vitest, ...which], {
    env: { ...process.env, FIRESTORE_RULES: file },
    stdio: 'ignore',
  });
  return status !== 0;
}

/** The tests that most likely detect it: run first. */
function groupOf({ rules, line }: Mutation): string {
  const before = rules.split('\n').slice(0, line).join('\n');
  const place =
    before.lastIndexOf('match /') === -1 ? '' : before.slice(before.lastIndexOf('match /'));
  if (!before.includes('match /practices/') || place.startsWith('match /sessions'))
    return '^sessions';
  if (place.startsWith('match /requests')) return '^what staff write';
  if (/^match \/(tags|lists)/.test(place)) return '^(who may do what|tags and lists)';
  if (place.startsWith('match /editing')) return '^who has a request open';
  // Below it are the functions that several of them use.
  if (place.startsWith('match /imports'))
    return '^(who may do what|tags and lists|what staff write)';
  return '^who may do what';
}

function told({ line, from, to }: Mutation): string {
  return `line ${line}: ${from.replace(/\s+/g, ' ')}  ->  ${to}`;
}
