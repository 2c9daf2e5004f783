/**
 * `npm run backup -- setup|export|copy|restore|replace|accounts|erase|drill --project=ID
 * [--dry-run]`: backups of a real project, see `docs/deploy.md`. Runs gcloud as the signed-in user;
 * this repository holds no credentials. `--dry-run` prints the commands without running them.
 *
 * restore: `--into=NAME`, and `--backup=latest|projects/…` or `--at=2027-03-01T09:00:00Z` (the last
 * seven days; cut to the minute), `--erasures=latest|FOLDER`. replace: the same `--backup` or `--at`;
 * prints how that takes the place of the live database, and runs nothing. copy: `--to=gs://BUCKET` of
 * another project. drill: `--copy=gs://BUCKET` reads the latest copy there, too. accounts:
 * `--from=FILE` brings back those that are missing in Auth, with their passwords if `PASSWORD_HASH`
 * holds the parameters (JSON: key, saltSeparator, rounds, memoryCost) that Firebase's console shows
 * of their first project (Authentication, Users, ⋮), as long as that is there.
 * erase: `--database=NAME --since=MOMENT OF THE BACKUP`; connects to the emulator if
 * FIRESTORE_EMULATOR_HOST is set.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { applyErasures } from '@platzwart/functions/lifecycle/apply-erasures';
import {
  everyAccount,
  returnAccounts,
  StoredAccount,
} from '@platzwart/functions/lifecycle/backup-accounts';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  accountsBucketOf,
  accountsLifecycle,
  type Bucket,
  bucketCommands,
  bucketOf,
  bucketProblems,
  copySteps,
  drillSteps,
  exportSteps,
  lifecycle,
  replaceLines,
  restoreSteps,
  type Step,
  scheduleCommand,
  secretNames,
  setUpSteps,
  wholeMinute,
} from './backup-steps.ts';
import { setQuotaProject } from './quota-project.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    into: { type: 'string' },
    backup: { type: 'string' },
    at: { type: 'string' },
    erasures: { type: 'string', default: 'latest' },
    to: { type: 'string' },
    copy: { type: 'string' },
    from: { type: 'string' },
    database: { type: 'string' },
    since: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const isDry = values['dry-run'];
const project = values.project ?? usage('--project is missing.');
setQuotaProject(project);
const name = `by-hand-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
/** What is written here before it is copied: deleted with the process. */
const folder = mkdtempSync(join(tmpdir(), 'platzwart-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const minute = new Date().toISOString().slice(0, 16).replace(':', '-').toLowerCase();
/** Results that later steps need. */
const found: { backup?: string; erasures?: string; since?: Date } = {};

const HashParameters = z.strictObject({
  key: z.string(),
  saltSeparator: z.string(),
  rounds: z.int(),
  memoryCost: z.int(),
});

const steps = stepsOf(positionals[0]);
const drop = positionals[0] === 'drill' && !isDry ? steps.at(-1) : undefined;
/** Deletes a drill's database, from its beginning until it is gone. */
let left: Step | undefined;
process.on('exit', () => left && 'command' in left && deleteWhatIsLeft(left.command));
// So that what is deleted with the process is deleted then, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

for (const step of steps) {
  console.log(`\n${step.why}`);
  if ('command' in step) {
    left = drop;
    gcloud(step);
    if (step === drop) left = undefined;
  } else await work(step);
}

function stepsOf(what: string | undefined): Step[] {
  switch (what) {
    case 'setup':
      return setUpSteps({
        project,
        lifecycleFile: fileOf('lifecycle', lifecycle),
        accountsLifecycleFile: fileOf('accounts-lifecycle', accountsLifecycle),
      });
    case 'export':
      return exportSteps({ project, name, folder });
    case 'copy':
      return copySteps({ project, name, folder, to: values.to ?? usage('--to is missing.') });
    case 'accounts':
      return [
        {
          why: 'Accounts that are missing come back, unless they were erased.',
          work: 'returnAccounts',
          database: values.database ?? '(default)',
        },
      ];
    case 'restore': {
      if (values.at !== undefined && values.into === '(default)')
        usage(
          `That moment is read from (default), which must be deleted before. The way: npm run backup -- replace --project=${project} --at=${values.at}`,
        );
      return restoreSteps({
        project,
        into: values.into ?? usage('--into is missing.'),
        source: sourceOf(),
        erasures: values.erasures,
      });
    }
    case 'replace':
      console.log(replaceLines({ project, source: sourceOf() }).join('\n'));
      return [];
    case 'erase': {
      found.since = minuteOf(
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
      return drillSteps({ project, into: `drill-${minute}`, copy: values.copy });
    default:
      return usage('One of setup, export, copy, restore, replace, accounts, erase, drill.');
  }
}

function sourceOf(): { backup: string } | { at: Date } {
  if (values.at === undefined)
    return { backup: values.backup ?? usage('--backup or --at is missing.') };
  found.since = minuteOf(values.at);
  return { at: found.since };
}

function usage(problem: string): never {
  console.error(
    `${problem}\nnpm run backup -- setup|export|copy|restore|replace|accounts|erase|drill --project=ID [--dry-run]; more in scripts/backup.ts`,
  );
  process.exit(1);
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime())
    ? usage(`${text} is no moment: 2027-03-01T09:00:00Z`)
    : moment;
}

function minuteOf(text: string): Date {
  const moment = momentOf(text);
  const cut = wholeMinute(moment);
  if (cut < moment) console.log(`${text} is cut to its minute: ${cut.toISOString()}`);
  return cut;
}

function fileOf(what: string, content: unknown): string {
  const file = join(folder, `${what}.json`);
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
  return file;
}

function gcloud({
  command,
  mayExist,
}: Omit<Extract<Step, { command: readonly string[] }>, 'why'>): void {
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

function deleteWhatIsLeft(command: readonly string[]): void {
  console.error('\nThe drill stopped half way. Nothing of it stays:');
  const { status } = spawnSync('gcloud', command, { stdio: 'inherit' });
  console.error(
    status === 0
      ? '  Its database is deleted.'
      : `  Its database may still be there, a second copy of health data. Delete it: gcloud ${command.join(' ')}`,
  );
}

function newestFolder(bucket: string, what: string): string {
  let folders = '';
  try {
    folders = read('storage', 'ls', `${bucket.replace(/\/$/, '')}/`);
  } catch (error) {
    // gcloud takes an empty bucket for an error.
    if (!/matched no objects/.test((error as { stderr?: string }).stderr ?? '')) throw error;
  }
  // Both kinds of names end with a timestamp.
  const byMoment = folders
    .split('\n')
    .filter(Boolean)
    .sort((one, other) => (momentIn(one) < momentIn(other) ? -1 : 1));
  const making = bucket === values.copy ? `copy --to=${bucket}` : 'export';
  return (
    byMoment.at(-1) ??
    usage(`There ${what} in ${bucket}: npm run backup -- ${making} --project=${project}`)
  );
}

function scheduleBackups(database: string): void {
  const schedules = isDry
    ? '[]'
    : read('firestore', 'backups', 'schedules', 'list', `--database=${database}`, '--format=json');
  const daily = (JSON.parse(schedules) as { name: string; dailyRecurrence?: object }[]).find(
    ({ dailyRecurrence }) => dailyRecurrence,
  );
  gcloud({ command: scheduleCommand(database, project, daily?.name.split('/').at(-1)) });
}

function read(...command: readonly string[]): string {
  return execFileSync('gcloud', [...command, `--project=${project}`], { encoding: 'utf8' }).trim();
}

async function work({ work, database }: Extract<Step, { work: string }>): Promise<void> {
  if (work === 'scheduleBackups') return scheduleBackups(database);
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
    found.erasures = newestFolder(bucketOf({ project }), 'is no list of erasures').replace(
      /\/$/,
      '',
    );
    console.log(`  ${found.erasures}`);
  } else if (work === 'wait') await untilThere(database);
  else if (work === 'writeAccounts') await writeAccounts();
  else if (work === 'checkAccounts') checkAccounts(accountsBucketOf({ project }));
  else if (work === 'checkCopy') checkCopy();
  else if (work === 'checkCopyBucket') checkCopyBucket();
  else if (work === 'returnAccounts') await bringAccountsBack(database);
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

async function writeAccounts(): Promise<void> {
  const accounts = await everyAccount(getAuth(connected()));
  fileOf('accounts', accounts);
  const withHash = accounts.filter(({ passwordHash }) => passwordHash !== '').length;
  console.log(`  ${accounts.length} accounts, ${withHash} with a password hash`);
  // Which version each value had: the values are in Secret Manager, and wherever you keep them apart.
  fileOf('secrets', { at: new Date().toISOString(), secrets: secretVersions() });
}

type SecretVersion = { readonly name: string; readonly createTime: string };

function secretVersions(): SecretVersion[] {
  return secretNames.flatMap(
    (secret) =>
      JSON.parse(
        read(
          'secrets',
          'versions',
          'list',
          secret,
          '--filter=state=ENABLED',
          '--limit=1',
          '--format=json(name,createTime)',
        ),
      ) as SecretVersion[],
  );
}

/** Out: the folder that was read. */
function checkAccounts(bucket: string): string {
  const latest = newestFolder(bucket, 'are no accounts');
  const stored = z
    .array(StoredAccount)
    .parse(JSON.parse(read('storage', 'cat', `${latest}accounts.json`)));
  const { at, secrets } = JSON.parse(read('storage', 'cat', `${latest}secrets.json`)) as {
    at: string;
    secrets: SecretVersion[];
  };
  const now = new Set(secretVersions().map(({ name }) => name));
  const gone = secrets.filter(({ name }) => !now.has(name));
  console.log(`  ${stored.length} accounts, of ${at}`);
  console.log(
    gone.length === 0
      ? '  Its secrets are those in use.'
      : `  No longer in use: ${gone.map(({ name }) => name).join(', ')}`,
  );
  return latest;
}

function checkCopy(): void {
  const folder = checkAccounts(values.copy ?? usage('--copy is missing.'));
  const files = read('storage', 'ls', '--recursive', `${folder}firestore/`)
    .split('\n')
    .filter((line) => line.startsWith('gs://') && !/[/:]$/.test(line));
  if (!files.some((file) => file.endsWith('.overall_export_metadata')))
    usage(`${folder}firestore/ is no complete export.`);
  console.log(`  ${files.length} files of data in ${folder}firestore/`);
}

function checkCopyBucket(): void {
  const to = values.to ?? usage('--to is missing.');
  const { status, stdout } = spawnSync(
    'gcloud',
    ['storage', 'buckets', 'describe', to, '--raw', '--format=json'],
    { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] },
  );
  const found = status === 0 ? bucketProblems(JSON.parse(stdout) as Bucket) : ['cannot be seen'];
  if (found.length === 0) return;
  console.error(
    [`  ${to} ${found.join(', ')}. Nothing was copied. What makes it:`, ...bucketCommands(to)].join(
      '\n  ',
    ),
  );
  process.exit(1);
}

async function bringAccountsBack(database: string): Promise<void> {
  const file = values.from ?? usage('--from is missing: accounts.json of a backup.');
  const stored = z.array(StoredAccount).parse(JSON.parse(readFileSync(file, 'utf8')));
  const app = connected();
  const db = getFirestore(app, database);
  const told = await returnAccounts(stored, { auth: getAuth(app), db, hash: passwordHash() });
  for (const [what, count] of Object.entries(told)) console.log(`  ${what.padEnd(12)} ${count}`);
  await db.terminate();
}

function passwordHash() {
  const text = process.env.PASSWORD_HASH;
  if (text === undefined) {
    console.log('  Without PASSWORD_HASH: people set a new password.');
    return undefined;
  }
  const { key, saltSeparator, ...costs } = HashParameters.parse(JSON.parse(text));
  return {
    algorithm: 'SCRYPT',
    key: Buffer.from(key, 'base64'),
    saltSeparator: Buffer.from(saltSeparator, 'base64'),
    ...costs,
  } as const;
}

function connected() {
  const isEmulator = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  return initializeApp({
    projectId: project,
    ...(!isEmulator && { credential: applicationDefault() }),
  });
}

async function erase(database: string): Promise<void> {
  if (database === '(default)' && !process.env.FIRESTORE_EMULATOR_HOST)
    console.log('  This is the live database.');
  const since = found.since ?? usage('Nobody has said of when the backup is.');
  const db = getFirestore(connected(), database);
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
