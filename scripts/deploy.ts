/**
 * `npm run deploy -- --project=ID [--allow=WORD,…] [what `firebase deploy` takes]`: deploys, and
 * hands the words on to the check that runs before (`npm run deploy:check -- --strict`).
 */
import { spawnSync } from 'node:child_process';
import { root } from './toolchain.ts';

const given = process.argv.slice(2);
const allowed = given.flatMap((word) => /^--allow=(.*)$/.exec(word)?.[1] ?? []);
const rest = given.filter((word) => !word.startsWith('--allow='));
const { status } = spawnSync('npx', ['firebase', 'deploy', ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DEPLOY_ALLOW: allowed.join(',') },
});
process.exitCode = status ?? 1;
