/** What `npm run backup` would do to a real project. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupDays, erasureDays } from '@platzwart/domain/retention/erasure';
import { services } from '@platzwart/functions/services';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accountsLifecycle,
  type Bucket,
  bucketProblems,
  copySteps,
  drillSteps,
  exportSteps,
  lifecycle,
  replaceLines,
  restoreSteps,
  type Step,
  secretNames,
  setUpSteps,
} from '../../scripts/backup-steps.ts';
import { root } from '../../scripts/toolchain.ts';

const project = 'platzwart-test';
const at = new Date('2027-03-01T09:00:00Z');
const asCommands = (steps: readonly Step[]) =>
  steps.map((step) =>
    'command' in step ? step.command.join(' ') : `[${step.work} ${step.database}]`,
  );

describe('npm run backup', () => {
  it('sets up point-in-time recovery, a backup every day, and a bucket apart that forgets in time', () => {
    const words = asCommands(
      setUpSteps({ project, lifecycleFile: '/tmp/l.json', accountsLifecycleFile: '/tmp/a.json' }),
    ).join('\n');
    expect(words).toContain(
      'databases update --database=(default) --enable-pitr --delete-protection',
    );
    expect(words).toContain('[scheduleBackups (default)]');
    expect(words).toContain(
      '{"outputUriPrefix":"gs://platzwart-test-erasures","collectionIds":["erasures"]}',
    );
    expect(words).toContain(
      'logging buckets update _Default --location=global --retention-days=30',
    );
    expect(lifecycle.rule[0].condition.age).toBe(erasureDays);
    expect(words).not.toMatch(/key|secret|password|token/i);
  });

  it('restores beside the live database, and erases again before anybody looks', () => {
    for (const source of [{ backup: 'latest' }, { at }]) {
      const words = asCommands(
        restoreSteps({ project, into: 'restored', source, erasures: 'latest' }),
      );
      expect(
        words.filter(
          (word) => word.includes('(default)') && !/source-database|findBackup/.test(word),
        ),
      ).toEqual([]);
      // Without a list nothing is restored that somebody must delete again.
      expect(words[0]).toBe('[latestErasures restored]');
      expect(words.at(-1)).toBe('[erase restored]');
      expect(words.at(-2)).toContain(
        'import gs://platzwart-test-erasures/latest --collection-ids=erasures --database=restored',
      );
    }
  });

  it('leaves nothing behind after the drill, and touches the live list of erasures only to read it', () => {
    expect(asCommands(drillSteps({ project, into: 'drill-1' })).at(-1)).toContain(
      'databases delete --database=drill-1',
    );
    expect(asCommands(exportSteps({ project, name: 'x', folder: '/tmp/f' }))).toEqual([
      'firestore export gs://platzwart-test-erasures/x --collection-ids=erasures --database=(default) --project=platzwart-test',
      '[writeAccounts (default)]',
      'storage cp /tmp/f/accounts.json /tmp/f/secrets.json gs://platzwart-test-accounts/x/ --project=platzwart-test',
    ]);
  });

  it('keeps accounts as long as backups, copies all of it elsewhere, and the drill reads them', () => {
    expect(accountsLifecycle.rule[0].condition.age).toBe(backupDays);
    const copied = copySteps({ project, name: 'x', folder: '/tmp/f', to: 'gs://elsewhere' });
    expect(asCommands(copied)[0]).toBe('[checkCopyBucket (default)]');
    expect(asCommands(copied).slice(-2)).toEqual([
      'firestore export gs://platzwart-test-accounts/x/firestore --database=(default) --project=platzwart-test',
      'storage cp --recursive gs://platzwart-test-accounts/x gs://elsewhere/',
    ]);
    expect(asCommands(drillSteps({ project, into: 'drill-1' }))[0]).toBe('[checkAccounts drill-1]');
  });

  it('copies nothing to where data would lie longer, or elsewhere, than the papers say', () => {
    const rule = (age: number, more = {}) => ({
      rule: [{ action: { type: 'Delete' }, condition: { age, ...more } }],
    });
    const good: Bucket = {
      location: 'EUROPE-WEST3',
      lifecycle: rule(backupDays - 7),
      softDeletePolicy: { retentionDurationSeconds: '604800' },
      iamConfiguration: { publicAccessPrevention: 'enforced' },
    };
    const heldFor = (days: number) => ({ retentionPeriod: String(days * 86_400) });
    expect(bucketProblems(good)).toEqual([]);
    expect(bucketProblems({ ...good, retentionPolicy: heldFor(backupDays - 7) })).toEqual([]);
    const bad: readonly Bucket[] = [
      { ...good, location: 'EU' },
      { ...good, lifecycle: {} },
      { ...good, lifecycle: rule(backupDays) },
      { ...good, lifecycle: rule(1, { matchesPrefix: ['x'] }) },
      { ...good, lifecycle: { rule: [{ action: { type: 'SetStorageClass' }, condition: {} }] } },
      { ...good, retentionPolicy: heldFor(backupDays - 6) },
      { ...good, defaultEventBasedHold: true },
      { ...good, versioning: { enabled: true } },
      { ...good, iamConfiguration: { publicAccessPrevention: 'inherited' } },
    ];
    for (const bucket of bad) expect(bucketProblems(bucket)).toHaveLength(1);
  });

  it('replaces the live database while nothing runs, and makes its triggers anew', () => {
    for (const source of [{ backup: 'latest' }, { at }]) {
      const lines = replaceLines({ project, source });
      const order = (part: string) => {
        const found = lines.findIndex((line) => line.includes(part));
        expect(found, part).toBeGreaterThan(-1);
        return found;
      };
      const deleted = lines[order('functions:delete')] ?? '';
      expect(
        deleted.match(/delete (.*) --region europe-west3 --project platzwart-test$/)?.[1],
      ).toBe(Object.keys(services).join(' '));
      const [unprotected, gone] = [order('--no-delete-protection'), order('databases delete')];
      const back = lines.findLastIndex((line) => /restore --|databases clone/.test(line));
      const [rules, backups] = [order('--only firestore'), order('-- setup')];
      const all = lines.findLastIndex((line) => line.includes('npm run deploy'));
      const inOrder = [order('functions:delete'), order('-- export'), unprotected, gone];
      expect([...inOrder, back, rules, backups, all]).toEqual(
        [...inOrder, back, rules, backups, all].toSorted((one, other) => one - other),
      );
      expect(lines[all]).not.toContain('--only');
    }
  });

  it('saves a moment before the database is gone that holds it', () => {
    const lines = replaceLines({ project, source: { at } });
    const saved = lines.findIndex((line) =>
      line.includes('--into=saved --at=2027-03-01T09:00:00.000Z'),
    );
    expect(saved).toBeGreaterThan(-1);
    expect(saved).toBeLessThan(
      lines.findIndex((line) => line.includes("databases delete --database='(default)'")),
    );
    expect(lines.join('\n')).toMatch(
      /clone --source-database=projects\/platzwart-test\/databases\/saved .*--destination-database='\(default\)'/,
    );
  });

  it('names the version of each secret that the functions use', () => {
    const platform = readFileSync(join(root, 'functions/src/platform.ts'), 'utf8');
    const used = [...platform.matchAll(/defineSecret\('(\w+)'\)/g)].map(([, name]) => name);
    expect(new Set(secretNames)).toEqual(new Set(used));
  });
});

describe('run', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** With a gcloud that answers by this script of a shell. */
  function backup(words: string, gcloud = '') {
    writeGcloud(gcloud);
    const { status, stdout, stderr } = spawnSync(process.execPath, wordsOf(words), {
      ...inFolder(),
      encoding: 'utf8',
    });
    return { status, said: `${stdout}\n${stderr}` };
  }
  const writeGcloud = (gcloud: string) =>
    writeFileSync(
      join(folder, 'gcloud'),
      `#!/bin/sh\necho "$*" >> "${folder}/asked"\ncase "$*" in\n${gcloud}\nesac\n`,
      { mode: 0o755 },
    );
  const wordsOf = (words: string) => [
    'scripts/backup.ts',
    ...words.split(' '),
    `--project=${project}`,
  ];
  // Compiled modules stay in the cache of the whole run: each start would compile them anew.
  const inFolder = () => ({
    cwd: root,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  });

  it('cuts moments to the minute, as the database knows no seconds, and says so', () => {
    const restored = backup('restore --into=r --at=2027-03-01T09:00:31Z --dry-run').said;
    expect(restored).toContain('--snapshot-time=2027-03-01T09:00:00.000Z');
    expect(restored).toContain('2027-03-01T09:00:31Z is cut to its minute');
    expect(backup('erase --database=r --since=2027-03-01T09:00:31Z --dry-run').said).toContain(
      '2027-03-01T09:00:31Z is cut to its minute',
    );
  });

  it('reads no moment of the database that must be gone before, and leads to the way', () => {
    const { status, said } = backup('restore --into=(default) --at=2027-03-01T09:00:00Z --dry-run');
    expect(status).toBe(1);
    expect(said).toContain(
      'npm run backup -- replace --project=platzwart-test --at=2027-03-01T09:00:00Z',
    );
    expect(said).not.toContain('--snapshot-time');
    expect(backup('restore --into=(default) --backup=latest --dry-run').status).toBe(0);
  });

  it('only prints how the live database is replaced', () => {
    const { status, said } = backup('replace --at=2027-03-01T09:00:31Z');
    expect(status).toBe(0);
    expect(said).toContain('npx firebase functions:delete api ');
    expect(existsSync(join(folder, 'asked'))).toBe(false);
  });

  const list = (name: string, answer: string) => `'storage ls ${name} '*) echo '${answer}';;`;
  const cat = (name: string, answer: object) =>
    `'storage cat ${name} '*) echo '${JSON.stringify(answer)}';;`;
  const latest = 'gs://elsewhere/by-hand-2027-03-01T04-00-00-000Z/';
  const account = {
    uid: 'u1',
    email: 'x@example.test',
    emailVerified: true,
    disabled: false,
    name: '',
    createdAt: '2027-01-01T00:00:00Z',
    passwordHash: '',
    passwordSalt: '',
    linked: [],
  };
  const copied = [
    list('gs://elsewhere/', `gs://elsewhere/by-hand-2027-02-22T04-00-00-000Z/\n${latest}`),
    cat(`${latest}accounts.json`, [account]),
    cat(`${latest}secrets.json`, { at: '2027-03-01T04:00:00Z', secrets: [] }),
    "'secrets versions list '*) echo '[]';;",
  ];
  const metadata = `${latest}firestore/firestore.overall_export_metadata`;

  it('makes a schedule of backups once, and mends that of an earlier run', () => {
    const made = `firestore backups schedules create --recurrence=daily --database=(default) --retention=${backupDays}d`;
    expect(backup('setup --dry-run').said).toContain('firestore backups schedules create');
    expect(existsSync(join(folder, 'asked'))).toBe(false);
    const weekly = { name: 'projects/p/databases/d/backupSchedules/w', weeklyRecurrence: {} };
    const daily = { name: 'projects/p/databases/d/backupSchedules/s1', dailyRecurrence: {} };
    const setup = (...schedules: object[]) => {
      backup(
        'setup',
        `'firestore backups schedules list '*) echo '${JSON.stringify(schedules)}';;`,
      );
      const asked = readFileSync(join(folder, 'asked'), 'utf8');
      rmSync(join(folder, 'asked'));
      return asked;
    };
    expect(setup(weekly)).toContain(made);
    const again = setup(weekly, daily);
    expect(again).toContain(
      `firestore backups schedules update --backup-schedule=s1 --database=(default) --retention=${backupDays}d`,
    );
    expect(again).not.toContain('schedules create');
    expect(again).toContain('scheduler jobs create');
  });

  it('reads the copy outside before a drill restores anything', () => {
    const { said } = backup(
      'drill --copy=gs://elsewhere',
      [
        ...copied,
        list(`--recursive ${latest}firestore/`, `${metadata}\n${latest}firestore/all/output-0`),
      ].join('\n'),
    );
    expect(said).toContain('1 accounts, of 2027-03-01T04:00:00Z');
    expect(said).toContain('2 files of data');
    // This project has none of its own.
    expect(said).toContain('There are no accounts in gs://platzwart-test-accounts');
  });

  it('ends the drill where the copy has no data', () => {
    const { status, said } = backup(
      'drill --copy=gs://elsewhere',
      [...copied, list(`--recursive ${latest}firestore/`, `${latest}firestore/all/output-0`)].join(
        '\n',
      ),
    );
    expect(said).toContain('is no complete export');
    expect(status).toBe(1);
    expect(readFileSync(join(folder, 'asked'), 'utf8')).not.toContain('firestore backups list');
  });

  const accounts = 'gs://platzwart-test-accounts/by-hand-2027-03-01T04-00-00-000Z/';
  const drillable = [
    list('gs://platzwart-test-accounts/', accounts),
    cat(`${accounts}accounts.json`, [account]),
    cat(`${accounts}secrets.json`, { at: '2027-03-01T04:00:00Z', secrets: [] }),
    "'secrets versions list '*) echo '[]';;",
    list('gs://platzwart-test-erasures/', 'gs://platzwart-test-erasures/2027-03-01T00:30:00_1/'),
    "'firestore backups list '*) printf 'projects/p/backups/b1\\t2027-02-28T22:00:00Z';;",
  ];
  const nothingMatches =
    'echo "ERROR: (gcloud.storage.ls) One or more URLs matched no objects." >&2; exit 1;;';
  const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

  it.each(['accounts', 'erasures'])('begins no drill without %s', (what) => {
    const nothing = `'storage ls gs://platzwart-test-${what}/ '*) ${nothingMatches}`;
    const { status, said } = backup('drill', [nothing, ...drillable].join('\n'));
    expect(status).toBe(1);
    expect(said).toContain(
      `in gs://platzwart-test-${what}: npm run backup -- export --project=platzwart-test`,
    );
    expect(said).not.toContain('node:');
    expect(asked().join('\n')).not.toMatch(/databases (restore|delete)/);
  });

  it('deletes what a drill has made, also if a later step fails, and says so if that fails too', () => {
    const fails = [...drillable, "'firestore import '*) exit 3;;"];
    const { status, said } = backup('drill', fails.join('\n'));
    expect(status).toBe(3);
    const into = asked()
      .join('\n')
      .match(/databases restore .*--destination-database=(drill-[a-z\d-]{1,57}) /)?.[1];
    expect(asked().at(-1)).toBe(
      `firestore databases delete --database=${into} --quiet --project=platzwart-test`,
    );
    expect(into).toBeDefined();
    expect(said).toContain('Its database is deleted.');
    const stays = [...fails, "'firestore databases delete '*) exit 4;;"];
    expect(backup('drill', stays.join('\n')).said).toMatch(
      /health data\. Delete it: gcloud firestore databases delete --database=drill-/,
    );
  });

  it('deletes what a drill has made when somebody stops it', async () => {
    // Restoring goes on and on.
    writeGcloud([...drillable, "'firestore operations list '*) echo running;;"].join('\n'));
    const drill = spawn(process.execPath, wordsOf('drill'), inFolder());
    const ended = once(drill, 'exit');
    await expect
      .poll(() => existsSync(join(folder, 'asked')) && asked().at(-1))
      .toMatch(/^firestore operations list /);
    drill.kill('SIGHUP');
    expect(await ended).toEqual([1, null]);
    expect(asked().at(-1)).toMatch(/^firestore databases delete --database=drill-/);
  });

  it('deletes nothing where a drill has made nothing, or somebody restored to look', () => {
    backup('drill', drillable.filter((line) => !line.includes('backups list')).join('\n'));
    backup(
      'restore --into=restored --backup=latest',
      [...drillable, "'firestore import '*) exit 3;;"].join('\n'),
    );
    expect(asked().join('\n')).toContain('--destination-database=restored');
    expect(asked().join('\n')).not.toContain('databases delete');
  });
});
