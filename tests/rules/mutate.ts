/**
 * Mutation test of the rules' tests: changes one condition at a time, and some test must fail.
 * `node tests/rules/mutate.ts [first line] [last line]`, with a running Firestore emulator in
 * FIRESTORE_EMULATOR_HOST. Slow: one Vitest runs the tests again and again, those first that most
 * likely notice.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
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

/** Excludes coverage: an unevaluated expression proves nothing. */
const allTests = /^(?!coverage)/;

// The workers inherit it; emulators run their scripts in a folder of their own.
process.env.FIRESTORE_RULES = file;
const options = { root, project: ['rules'], watch: false, bail: 1, reporters: [{}] };
const vitest = await createVitest(options);
const files = await vitest.globTestSpecifications();

const wrong = await failing(rules, allTests);
if (wrong !== undefined)
  throw new Error(`The tests fail as the rules are, so they would prove nothing: ${wrong}`);

let survivors: readonly Mutation[] = mutations;
// First by the nearest tests, which are quick; all of them for what is left.
for (const testsFor of [groupOf, () => allTests]) {
  const missed: Mutation[] = [];
  for (const [n, mutation] of survivors.entries()) {
    const reason = equal[`${mutation.from}  ->  ${mutation.to}`];
    const by = reason ?? (await failing(mutation.rules, testsFor(mutation)));
    if (by === undefined) missed.push(mutation);
    console.log(`${n + 1}/${survivors.length} ${told(mutation)} (${by ?? 'not yet caught'})`);
  }
  survivors = missed;
}
const caught = mutations.length - survivors.length;
console.log(`\n${caught} of ${mutations.length} wrong rules are caught.`);
for (const survivor of survivors) console.log(`missed: ${told(survivor)}`);
// What failed had failed for its mutant's sake.
const tired = await failing(rules, allTests);
if (tired !== undefined) console.log(`The tests fail as the rules are: ${tired}`);
await vitest.close();
process.exit(survivors.length === 0 && tired === undefined ? 0 : 1);

/** The first of these tests that fails under these rules; undefined if none does. */
async function failing(rules: string, tests: RegExp): Promise<string | undefined> {
  writeFileSync(file, rules);
  vitest.setGlobalTestNamePattern(tests);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files);
  for (const module of testModules) {
    const [failed] = module.children.allTests('failed');
    if (failed) return failed.fullName;
    const [problem] = module.errors();
    if (problem) return problem.message;
  }
  if (unhandledErrors.length > 0) throw unhandledErrors[0];
  const passed = testModules.flatMap(({ children }) => [...children.allTests('passed')]);
  if (passed.length === 0) throw new Error(`No test is called ${tests}.`);
  return undefined;
}

/** The tests that most likely detect it: run first. */
function groupOf({ rules, line }: Mutation): RegExp {
  const before = rules.split('\n').slice(0, line).join('\n');
  const [, path = ''] = /.*match \/([^\n]+) \{\n/s.exec(`${before}\n`) ?? [];
  if (!before.includes('match /practices/') || path.startsWith('sessions')) return /^sessions/;
  if (path.startsWith('requests')) return /^(who may do what.*\/requests\/|what staff write)/;
  if (path.startsWith('editing')) return /^who has a request open/;
  // Below it are the functions that several of them use.
  if (path.startsWith('imports')) return /^(tags and lists|what staff write)/;
  // A row is called by its path.
  const place = path.startsWith('practices') ? '' : `.*/${path.replace(/\{.*/, '')}`;
  return new RegExp(`^(who may do what${place}|who does not belong.* writes, |tags and lists)`);
}

function told({ line, from, to }: Mutation): string {
  return `line ${line}: ${from.replace(/\s+/g, ' ')}  ->  ${to}`;
}
