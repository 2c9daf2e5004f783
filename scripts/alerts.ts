/**
 * `npm run alerts -- --project=ID --channel=projects/ID/notificationChannels/N[,…] [--budget=100]
 * [--send]`: log-based metrics, alerts, uptime checks and a budget. Prints what it would send;
 * `--send` sends it. A second run changes nothing. At least one channel must not be e-mail, which
 * is among what fails.
 */
import { parseArgs } from 'node:util';
import { hostOf, type Known, learn } from './deployment/known.ts';
import { askerOf, googleToken, patience } from './deployment/questions.ts';
import { type Change, changesFor } from './deployment/set-up-alerts.ts';
import { functionsFiles, valuesIn } from './deployment/settings.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: process.env.GCLOUD_PROJECT ?? '' },
    channel: { type: 'string', default: '' },
    budget: { type: 'string', default: '100' },
    send: { type: 'boolean', default: false },
  },
});
const { project, send } = values;
const [channels, budget] = [values.channel.split(',').filter(Boolean), Number(values.budget)];
if (project === '' || !(Number.isInteger(budget) && budget > 0))
  end('So geht es: npm run alerts -- --project=… --channel=… [--budget=100] [--send]');

const root = new URL('..', import.meta.url);
const token = googleToken();
const ask = askerOf({ project, token, stripeKey: () => '' });
const nothing: Known = {
  project,
  now: new Date(),
  functions: valuesIn(root, functionsFiles(root, project)),
  web: {},
  secrets: {},
};
const known = await learn(nothing, ask);
const host = hostOf(known);
if (host === '') end(`ORIGIN fehlt in functions/.env.${project}.`);
const { number, billingAccount } = known;
if (!number || !billingAccount)
  end(
    `${project} oder sein Abrechnungskonto ist nicht zu sehen: npm run deploy:check sagt, warum.`,
  );

const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`;
const found = await list<{ name?: string; type?: string; displayName?: string }>(
  `${monitoring}/notificationChannels?pageSize=200`,
  'notificationChannels',
);
const chosen = found.filter(({ name }) => name !== undefined && channels.includes(name));
if (chosen.length !== channels.length || !chosen.some(({ type }) => type !== 'email')) {
  end(
    [
      'Wohin? --channel=… mit mindestens einem Weg, der keine E-Mail ist. Es gibt:',
      ...found.map(({ name, type, displayName }) => `  ${name}  ${type}  ${displayName}`),
      `Neue: https://console.cloud.google.com/monitoring/alerting/notifications?project=${project}`,
    ].join('\n'),
  );
}

const [metrics, policies, uptimeChecks, budgets] = await Promise.all([
  list<{ name?: string }>(
    `https://logging.googleapis.com/v2/projects/${project}/metrics?pageSize=200`,
    'metrics',
  ),
  list<{ name?: string }>(`${monitoring}/alertPolicies?pageSize=200`, 'alertPolicies'),
  list<{ name?: string }>(`${monitoring}/uptimeCheckConfigs?pageSize=100`, 'uptimeCheckConfigs'),
  list<{ name?: string }>(
    `https://billingbudgets.googleapis.com/v1/${billingAccount}/budgets?pageSize=100`,
    'budgets',
  ),
]);
const changes = changesFor(
  { project, number, host, billingAccount, channels, budget },
  { metrics, policies, uptimeChecks, budgets },
);
if (changes.length === 0) console.log('Alles ist schon da.');
for (const change of changes) {
  console.log(`${change.why}\n  ${change.method} ${change.url}\n  ${JSON.stringify(change.body)}`);
  if (send) await make(change);
}
if (!send && changes.length > 0) console.log('\nNichts ist gesendet: --send sendet es.');

async function list<Item>(url: string, field: string): Promise<Item[]> {
  const answer = await ask({ url });
  if ('silent' in answer) end(`${url}: ${answer.silent}`);
  if (answer.status !== 200) end(`${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return ((answer.body as Record<string, Item[]>)[field] ?? []) as Item[];
}

async function make({ method, url, body }: Change): Promise<void> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patience),
    headers: {
      Authorization: `Bearer ${await token()}`,
      'X-Goog-User-Project': project,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (answer.ok) return;
  const text = await answer.text();
  // Monitoring hears of a new metric up to ten minutes later.
  if (answer.status === 404 && text.includes('metric'))
    end('Die Zähler sind angelegt, aber noch nicht bekannt: in zehn Minuten noch einmal.');
  end(`${answer.status}: ${text}`);
}

function end(problem: string): never {
  console.error(problem);
  process.exit(1);
}
