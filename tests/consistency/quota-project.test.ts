/** Whose quota our scripts use when they ask Google's sign-in with somebody's own credentials. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { setQuotaProject } from '../../scripts/quota-project.ts';
import { root } from '../../scripts/toolchain.ts';

test.each([
  ['platzwart-live', {}, 'platzwart-live'],
  ['platzwart-live', { GOOGLE_CLOUD_QUOTA_PROJECT: 'ours' }, 'ours'],
  ['demo-platzwart', {}, undefined],
])('of %s with %j', (project, given, expected) => {
  const environment: NodeJS.ProcessEnv = { ...given };
  setQuotaProject(project, environment);
  expect(environment.GOOGLE_CLOUD_QUOTA_PROJECT).toBe(expected);
});

/** What the script leaves in its environment when it ends. */
function quotaProjectOf(script: string): string | undefined {
  const tell =
    'process.on("exit", () => console.log("\\nquota:" + process.env.GOOGLE_CLOUD_QUOTA_PROJECT))';
  const [file = '', ...words] = script.split(' ');
  const { stdout } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(tell)}`, `scripts/${file}`, ...words],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, GOOGLE_CLOUD_PROJECT: 'platzwart-live' },
    },
  );
  return /quota:(.*)/.exec(stdout)?.[1];
}

test.each(['operator.ts who', 'backup.ts accounts --dry-run --project=platzwart-live'])(
  'scripts/%s uses that of the real project',
  (script) => {
    expect(quotaProjectOf(script)).toBe('platzwart-live');
  },
);
