/**
 * `npm run backup -- setup|export|restore|erase|drill --project=ID [--dry-run]`: backups of a real
 * project, see `docs/deploy.md`. Runs gcloud as the signed-in user; this repository holds no
 * credentials. `--dry-run` prints the commands without running them.
 *
 * restore: `--into=NAME`, and `--backup=latest|projects/…` or `--at=2027-03-01T09:00:00Z` (the last
 * seven days),
 * `--erasures=latest|FOLDER`. erase: `--database=NAME --since=MOMENT OF THE BACKUP`; connects to
 * the emulator if FIRESTORE_EMULATOR_HOST is set.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { applyErasures } from '@platzwart/functions/lifecycle/apply-erasures';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import {
  bucketOf,
  drillSteps,
  exportSteps,
  lifecycle,
  restoreSteps,
  type Step,
  setUpSteps,
} from './backup-steps.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    into: { type: 'string' },
    backup: { type: 'string' },
    at: { type: 'string' },
    erasures: { type: 'string', default: 'latest' },
    database: { type: 'string' },
    since: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const isDry = values['dry-run'];
const project = values.project ?? usage('--project is missing.');
const today = new Date().toISOString().slice(0, 10);
/** Results that later steps need. */
const found: { backup?: string; erasures?: string; since?: Date } = {};

for (const step of stepsOf(positionals[0])) {
  console.log(`\n${step.why}`);
  if ('command' in step) gcloud(step);
  else await work(step);
}

function stepsOf(what: string | undefined): Step[] {
  switch (what) {
    case 'setup':
      return setUpSteps({ project, lifecycleFile: lifecycleFile() });
    case 'export':
      return exportSteps({
        project,
        name: `by-hand-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`,
      });
    case 'restore': {
      if (values.at !== undefined) found.since = momentOf(values.at);
      const source = found.since
        ? { at: found.since }
        : { backup: values.backup ?? usage('--backup or --at is missing.') };
      return restoreSteps({
        project,
        into: values.into ?? usage('--into is missing.'),
        source,
        erasures: values.erasures,
      });
    }
    case 'erase': {
      found.since = momentOf(
        values.since ?? usage('--since is missing: the moment of the backup.'),
      );
      return [
        {
          why: 'What has been erased since is erased again.',
          work: 'erase',
          database: values.database ?? usage('--database is missing.'),
        },
      ];
    }
    case 'drill':
      return drillSteps({ project, into: `drill-${today}` });
    default:
      return usage('One of setup, export, restore, erase, drill.');
  }
}

function usage(problem: string): never {
  console.error(
    `${problem}\nnpm run backup -- setup|export|restore|erase|drill --project=ID [--dry-run]; more in scripts/backup.ts`,
  );
  process.exit(1);
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime())
    ? usage(`${text} is no moment: 2027-03-01T09:00:00Z`)
    : moment;
}

function lifecycleFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'platzwart-')), 'lifecycle.json');
  writeFileSync(file, JSON.stringify(lifecycle));
  return file;
}

function gcloud({ command, mayExist }: Extract<Step, { command: readonly string[] }>): void {
  const named = command.map((word) =>
    word.replace('--source-backup=latest', `--source-backup=${found.backup ?? 'latest'}`),
  );
  const full = named.map((word) =>
    word === `${bucketOf({ project })}/latest` && found.erasures ? found.erasures : word,
  );
  console.log(
    `  gcloud ${full.map((word) => (/^[\w=.:/-]+$/.test(word) ? word : `'${word}'`)).join(' ')}`,
  );
  if (isDry) return;
  const { status, stderr } = spawnSync('gcloud', full, {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) return;
  if (mayExist && /already exists|ALREADY_EXISTS|409/i.test(stderr)) {
    console.log('  It is there already.');
    return;
  }
  console.error(stderr);
  process.exit(status ?? 1);
}

function read(...command: readonly string[]): string {
  return execFileSync('gcloud', [...command, `--project=${project}`], { encoding: 'utf8' }).trim();
}

async function work({ work, database }: Extract<Step, { work: string }>): Promise<void> {
  if (isDry) return console.log(`  (${work}: ${database})`);
  if (work === 'findBackup') {
    const [name = '', at = ''] = read(
      'firestore',
      'backups',
      'list',
      values.backup === undefined || values.backup === 'latest'
        ? '--filter=state=READY'
        : `--filter=name=${values.backup}`,
      '--sort-by=~snapshotTime',
      '--limit=1',
      '--format=value(name,snapshotTime)',
    ).split('\t');
    if (name === '' || at === '') return usage('There is no such backup.');
    Object.assign(found, { backup: name, since: momentOf(at) });
    console.log(`  ${name}, ${at}`);
  } else if (work === 'latestErasures') {
    const folders = read('storage', 'ls', `${bucketOf({ project })}/`)
      .split('\n')
      .filter(Boolean)
      .sort();
    // Both kinds of names end with a timestamp.
    const byMoment = folders.sort((one, other) => (momentIn(one) < momentIn(other) ? -1 : 1));
    found.erasures = (byMoment.at(-1) ?? usage('There is no list of erasures yet.')).replace(
      /\/$/,
      '',
    );
    console.log(`  ${found.erasures}`);
  } else if (work === 'wait') await untilThere(database);
  else await erase(database);
}

function momentIn(folder: string): string {
  return /\d{4}-\d{2}-\d{2}T[\d:-]+/.exec(folder)?.[0].replaceAll(':', '-') ?? '';
}

async function untilThere(database: string): Promise<void> {
  for (;;) {
    const running = read(
      'firestore',
      'operations',
      'list',
      `--database=${database}`,
      '--filter=NOT done:true',
      '--format=value(name)',
    );
    if (running === '') return;
    console.log('  not yet …');
    await pause(30_000);
  }
}

async function erase(database: string): Promise<void> {
  if (database === '(default)' && !process.env.FIRESTORE_EMULATOR_HOST)
    console.log('  This is the live database.');
  const since = found.since ?? usage('Nobody has said of when the backup is.');
  const isEmulator = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  const app = initializeApp({
    projectId: project,
    ...(!isEmulator && { credential: applicationDefault() }),
  });
  const db = getFirestore(app, database);
  db.settings({ ignoreUndefinedProperties: true });
  const noPayments = {
    client: () => Promise.reject(new Error('Nothing is paid here.')),
    taxEnabled: false,
  };
  const { leftAlone, ...counts } = await applyErasures(
    { since },
    { db, now: () => new Date(), pause, payments: noPayments },
  );
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what.padEnd(12)} ${count}`);
  if (leftAlone.length > 0) console.log(`  Without an administrator: ${leftAlone.join(', ')}`);
  await db.terminate();
}
