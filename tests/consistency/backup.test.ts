/** What `npm run backup` would do to a real project. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupDays, erasureDays } from '@platzwart/domain/retention/erasure';
import { describe, expect, it } from 'vitest';
import {
  accountsLifecycle,
  type Bucket,
  bucketProblems,
  copySteps,
  drillSteps,
  exportSteps,
  lifecycle,
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
    expect(words).toContain(
      `backups schedules create --database=(default) --recurrence=daily --retention=${backupDays}d`,
    );
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
    expect(asCommands(drillSteps({ project, into: 'drill-1' }))).toContain(
      '[checkAccounts drill-1]',
    );
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

  it('names the version of each secret that the functions use', () => {
    const platform = readFileSync(join(root, 'functions/src/platform.ts'), 'utf8');
    const used = [...platform.matchAll(/defineSecret\('(\w+)'\)/g)].map(([, name]) => name);
    expect(new Set(secretNames)).toEqual(new Set(used));
  });
});
