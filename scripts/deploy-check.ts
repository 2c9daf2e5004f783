/**
 * `npm run deploy:check -- --project=ID [--dkim=NAME] [--return-path=DOMAIN]`: asks a project what
 * is missing, and names the command that mends it. Changes nothing; reads the secrets SMTP_URL and
 * STRIPE_SECRET_KEY to sign in there. Exit code 1 if something required is not there.
 *
 * `--strict` asks only what a deployment stops for; `firebase deploy` runs it (`predeploy` in
 * firebase.json) with the words of `--allow=…` in DEPLOY_ALLOW.
 */
import { parseArgs } from 'node:util';
import { allowances } from './deployment/check.ts';
import { type Known, learn } from './deployment/known.ts';
import { type Ask, askerOf, googleToken } from './deployment/questions.ts';
import { reportOf, runChecks } from './deployment/run-checks.ts';
import { functionsFiles, valuesIn, webFiles } from './deployment/settings.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: process.env.GCLOUD_PROJECT ?? '' },
    strict: { type: 'boolean', default: false },
    allow: { type: 'string', default: process.env.DEPLOY_ALLOW ?? '' },
    dkim: { type: 'string' },
    'return-path': { type: 'string' },
  },
});
const { project, strict: strictly } = values;
const allowed = values.allow.split(',').filter(Boolean);
const unknown = allowed.filter((word) => !allowances.some((known) => known === word));
if (project === '' || unknown.length > 0) {
  console.error(
    unknown.length > 0
      ? `Unbekannt: ${unknown.join(', ')}. Es gibt ${allowances.join(', ')}.`
      : 'Welches Projekt? npm run deploy:check -- --project=…',
  );
  process.exit(1);
}

const root = new URL('..', import.meta.url);
let known: Known = {
  project,
  now: new Date(),
  functions: valuesIn(root, functionsFiles(root, project)),
  web: valuesIn(root, webFiles, process.env),
  dkim: values.dkim,
  returnPath: values['return-path'],
  secrets: {},
};
const asked = askerOf({
  project,
  token: googleToken(),
  stripeKey: () => known.secrets.STRIPE_SECRET_KEY ?? '',
});
/** An emulator answers none of this, and nobody else knows a demo project. */
const emulator: Ask = async () => ({ silent: 'das kennt nur ein Projekt, nicht der Emulator' });
const ask = project.startsWith('demo-') ? emulator : asked;
known = await learn(known, ask);
const { lines, isRefused } = reportOf(await runChecks(known, ask, strictly), known, {
  strictly,
  allowed,
});
for (const line of lines) console.log(line);
if (isRefused) {
  console.error(`\n${strictly ? 'So wird nichts ausgeliefert.' : 'Es fehlt noch etwas.'}`);
  process.exitCode = 1;
}
