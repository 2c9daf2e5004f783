/**
 * `npm test`: every check; ends with the slowest files and journeys, what failed and why, and one
 * line `N passed, N failed`. `npm test -- lint unit` runs only the named steps; all but those in a
 * world (http, browsers, journeys) work while a demo world is running. A failing step does not stop
 * the others. `--long` (`npm run test:long`) runs the long forms instead.
 */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CallName, callPath } from '@platzwart/domain/calls/calls';
import { checkTypes, typedParts } from './check-types.ts';
import {
  failedJourneys,
  failedTests,
  type PlaywrightReport,
  printed,
  type Suite,
  specsOf,
} from './failures.ts';
import { cache, productUrl, root } from './toolchain.ts';
import {
  buildWorld,
  type Child,
  endOf,
  onEnd,
  startChild,
  startWorld,
  stopEverything,
  type World,
  whatRunsAlready,
  withTestEmulators,
} from './world.ts';

/** Each failure is a text, its first line the name. */
type Result = { passed: number; failed: number; failures?: string[]; log?: string };

const reports = join(cache, 'reports');
const isLong = process.argv.includes('--long');
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = process.argv.filter((word) => word.startsWith('--project='));
const projects = asked.length > 0 ? asked : ['--project=desktop', '--project=phone'];
const isWanted = (...names: string[]) =>
  only.length === 0 || names.some((name) => only.includes(name));
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
/** Duration of each test file and journey, in seconds. */
const durations: { name: string; seconds: number }[] = [];
const started = Date.now();
let world: World | undefined;
let built: ReturnType<typeof buildWorld> | undefined;

const busy = await whatRunsAlready(
  ...(isWanted('http', 'browsers', 'journeys') ? (['world'] as const) : []),
  ...(isWanted('rules', 'functions', 'hostile', 'long') ? (['test emulators'] as const) : []),
);
if (busy) {
  console.error(busy);
  process.exit(1);
}
if (isLong) process.env.LONG = '1';
onEnd(() => void finish(130));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (isLong) {
  await step('unit, web', () => vitest('unit', ['unit', 'web']));
  await step('rules, functions, hostile and long', () =>
    withEmulators('long', ['rules', 'functions', 'hostile', 'long']),
  );
  await step('mutants of the rules', mutants);
  if (await step('the whole world is built, started and filled', startTheWorld)) {
    await step('journeys with all of their variants, every address at every width', journeys);
  }
} else {
  // All at once: each of them leaves the processors idle for a part of its time, waiting for a
  // server, a browser or a lock.
  await Promise.all([testWithoutEmulators(), testInTheWorld(), testWithEmulators()]);
}
await finish(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function testWithoutEmulators(): Promise<void> {
  // First, because the world waits for it.
  if (isWanted('http', 'browsers', 'journeys')) await build();
  if (isWanted('types')) await step('types', types);
  if (isWanted('lint')) await step('lint', lint);
  if (isWanted('unit')) await step('unit', () => vitest('unit', ['unit']));
  const others = ['web', 'stripe'].filter((project) => isWanted(project));
  if (others.length > 0) await step(others.join(', '), () => vitest('without-emulators', others));
}

async function testWithEmulators(): Promise<void> {
  const projects = ['rules', 'functions', 'hostile'].filter((project) => isWanted(project));
  if (projects.length > 0)
    await step(projects.join(', '), () => withEmulators('rules-and-functions', projects));
}

async function testInTheWorld(): Promise<void> {
  if (
    !isWanted('http', 'browsers', 'journeys') ||
    !(await step('the whole world is built, started and filled', startTheWorld))
  )
    return;
  await Promise.all([
    isWanted('http') && step('http', () => vitest('http', ['http'])),
    isWanted('browsers') && step('browsers', browsers),
  ]);
  if (isWanted('journeys')) await step('journeys', journeys);
  await world?.stop();
  world = undefined;
}

/** Runs one step, adds to the totals and prints the result; true if nothing failed. */
async function step(name: string, run: () => Promise<Result>): Promise<boolean> {
  const begun = Date.now();
  const result = await run().catch(
    (error: Error): Result => ({ passed: 0, failed: 1, failures: [`${name}\n${error.message}`] }),
  );
  const { passed, failed, log } = result;
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds(begun)})`,
  );
  if (failed > 0) {
    // A run that is stopped before its end has named them too.
    for (const failure of result.failures ?? []) console.log(`  ${failure.split('\n')[0]}`);
    if (log) console.log(`  all of its output: ${relative(root, log)}`);
    failures.push(...(result.failures ?? []));
  }
  return failed === 0;
}

/** Type-checks every part, two at a time. */
async function types(): Promise<Result> {
  const parts = [...typedParts];
  const found: string[] = [];
  const next = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) found.push(await checkTypes(part));
  };
  await Promise.all([next(), next()]);
  const problems = found.filter((output) => output !== '');
  return {
    passed: found.length - problems.length,
    failed: problems.length,
    failures: problems.map((output) => `types\n${output}`),
  };
}

async function lint(): Promise<Result> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return asOneCheck(
    'lint',
    startChild('lint', [process.execPath, biome, 'check', '--error-on-warnings']),
  );
}

async function asOneCheck(name: string, { exited, log }: Child): Promise<Result> {
  return (await exited) === 0 ? { passed: 1, failed: 0 } : broken(name, log);
}

/** What has no report of single tests: its log tells why, at its end. */
function broken(name: string, log: string): Result {
  return { passed: 0, failed: 1, failures: [`${name}\n${endOf(log)}`], log };
}

function vitestCommand(report: string, projects: readonly string[]): [string, ...string[]] {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [
    process.execPath,
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...chosen,
    ...reporters,
  ];
}

async function vitest(
  name: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const report = join(reports, `${name}.json`);
  const command = startChild(name, vitestCommand(report, projects), { env });
  const code = await command.exited;
  for (const [line] of readFileSync(command.log, 'utf8').matchAll(/^near its limit: .*$/gm))
    console.log(line);
  return vitestResult(name, report, code, command.log);
}

async function withEmulators(name: string, projects: readonly string[]): Promise<Result> {
  const report = join(reports, `${name}.json`);
  const run = [...vitestCommand(report, projects), '--root', root];
  // The rules' coverage report, of the long form, is large: every value of every expression.
  const command = withTestEmulators(name, run, isLong ? '5g' : undefined);
  return vitestResult(name, report, await command.exited, command.log);
}

/** Mutation testing of the rules: their tests must detect each wrong rule. */
async function mutants(): Promise<Result> {
  return asOneCheck(
    'mutants',
    withTestEmulators('mutants', [process.execPath, join(root, 'tests/rules/mutate.ts')], '3g'),
  );
}

function vitestResult(name: string, report: string, code: number, log: string): Result {
  if (!existsSync(report)) return broken(name, log);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport;
  for (const { name, startTime, endTime } of testResults) {
    durations.push({ name: relative(root, name), seconds: (endTime - startTime) / 1000 });
  }
  if (code === 0) return { passed: numPassedTests, failed: 0 };
  const told = failedTests(readFileSync(log, 'utf8'));
  const result = told.length > 0 ? { failures: told, log } : broken(name, log);
  return {
    ...result,
    passed: numPassedTests,
    failed: failedOrBroken(numFailedTests, code),
  };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** A file that fails to load reports no failed test; only the exit code shows it. */
function failedOrBroken(failed: number, code: number): number {
  return failed === 0 && code !== 0 ? 1 : failed;
}

/** Builds once, whoever needs it first. */
function build(): ReturnType<typeof buildWorld> {
  built ??= buildWorld();
  return built;
}

async function startTheWorld(): Promise<Result> {
  const failed = await build();
  if (failed) return broken('build', failed);
  world = await startWorld();
  await wakeFunctions();
  return { passed: 1, failed: 0 };
}

/**
 * A function loads with its first call, on a busy machine for longer than a page waits for it:
 * before the first test, all instances answer that the emulator runs at once
 * (FUNCTIONS_EMULATOR_PARALLEL), of each service that pages call.
 */
async function wakeFunctions(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const wake = async (name: CallName) => {
    const answer = await fetch(`${productUrl}${callPath(name)}`, {
      method: 'POST',
      headers,
      body: '{"data":{}}',
    });
    if (answer.headers.get('content-type')?.includes('json') !== true)
      throw new Error(`${name} answers ${answer.status}, not as a function.`);
  };
  for (const names of [
    Array<CallName>(4).fill('viewInvitation'),
    ['startCheckout', 'importRequests'] as const,
  ])
    await Promise.all(names.map(wake));
}

/**
 * With CI set a browser must not be missing. Otherwise a missing one is named, and counts neither
 * way.
 */
async function browsers(): Promise<Result> {
  const result = await vitest('browsers', ['browsers'], { CI: process.env.CI });
  for (const [line] of readFileSync(join(cache, 'browsers.log'), 'utf8').matchAll(
    /^not tested: .*$/gm,
  ))
    console.log(line);
  const { testResults } = JSON.parse(
    readFileSync(join(reports, 'browsers.json'), 'utf8'),
  ) as VitestReport;
  for (const { assertionResults } of testResults)
    for (const { fullName, status } of assertionResults) console.log(`  ${fullName}: ${status}`);
  return result;
}

/** In Chromium, unless `--project=firefox` or `webkit` asks for another browser. */
async function journeys(): Promise<Result> {
  const report = join(reports, 'journeys.json');
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(root, 'tests/journeys/playwright.config.ts');
  const command = startChild(
    'journeys',
    [process.execPath, playwright, 'test', '--config', config, ...projects],
    {
      env: { PLATZWART_REPORT: report },
    },
  );
  const code = await command.exited;
  if (!existsSync(report)) return broken('journeys', command.log);
  const told = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const { stats, suites } = told;
  durations.push(...suites.flatMap(journeysOf));
  const notes = suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  const layouts = notes
    .filter(({ type }) => type === 'measured')
    .reduce((sum, { description }) => sum + Number(description), 0);
  if (layouts > 0) console.log(`  layouts measured: ${layouts}`);
  return {
    passed: stats.expected,
    failed: failedOrBroken(stats.unexpected, code),
    failures: failedJourneys(told),
    log: command.log,
  };
}

function journeysOf({ title: file, specs = [], suites = [] }: Suite): typeof durations {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}, ${projectName}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

async function finish(code: number): Promise<never> {
  await world?.stop();
  await stopEverything();
  if (code !== 130) {
    const slowest = durations.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
    if (slowest.length > 0) console.log('\nThe slowest:');
    for (const { name, seconds } of slowest)
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    console.log(`\nTook ${seconds(started)}.`);
    if (failures.length > 0) console.log(`\n${printed(failures)}`);
    console.log(`${total.passed} passed, ${total.failed} failed`);
  }
  process.exit(code);
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
