/** What is deployed, against what this checkout would deploy. */
import { services } from '@platzwart/functions/services';
import { type Check, check, deletion, deploy, fileOf, problems } from './check.ts';
import { first, region } from './known.ts';

const secretsOf = (options: object) =>
  ('secrets' in options ? (options.secrets as { name: string }[]) : []).map(({ name }) => name);
const named = Object.entries(services).map(([name, { options }]) => ({ name, options }));
const queued = named.filter(({ options }) => 'rateLimits' in options);
const secrets = [...new Set(named.flatMap(({ options }) => secretsOf(options)))].sort();

const runtime = () =>
  (JSON.parse(fileOf('firebase.json')) as { functions: [{ runtime: string }] }).functions[0]
    .runtime;

type Deployed = {
  functions?: {
    name?: string;
    state?: string;
    buildConfig?: { runtime?: string };
    serviceConfig?: {
      environmentVariables?: Record<string, string>;
      secretEnvironmentVariables?: { key?: string }[];
      minInstanceCount?: number;
    };
  }[];
};

const isDeaf = ' ist älter als die Datenbank und hört nichts';

const end = (name: string | undefined) => name?.split('/').at(-1) ?? '';

const random = '$(openssl rand -base64 32)';
/** What a machine can make, and what else is said of one. */
const made: Readonly<Record<string, string>> = {
  HASH_KEY: random,
  // It stands in an address (`mailjetAddressOf`).
  BOUNCE_KEY: '$(openssl rand -hex 32)',
  PUSH_KEY: random,
  FACTOR_KEYS: `1:${random}`,
  DKIM_KEY: 'none',
};
const notes: Readonly<Record<string, string>> = {
  DKIM_KEY: 'unterschreiben wir selbst: --data-file=key.pem statt der Eingabe',
  HASH_KEY: 'nie ein zweites Mal',
  STRIPE_WEBHOOK_SECRET: 'npm run stripe:setup nennt es, später das Dashboard beim Endpunkt',
};

function setSecret(name: string, project: string): string {
  const set = `npx firebase functions:secrets:set ${name} --project ${project}`;
  const value = made[name];
  const note = notes[name];
  // No line's end becomes part of it.
  return `${note ? `# ${note}\n` : ''}${value ? `printf %s "${value}" | ${set} --data-file=-` : set}`;
}

export const ofSecrets: readonly Check[] = secrets.map((name) =>
  check<{ state?: string }>({
    name: `Geheimnis ${name}`,
    ask: ({ project }) => ({
      url: `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`,
    }),
    lacks: ({ state }) => problems(state !== 'ENABLED' && `Zustand ${state}`),
    mend: ({ project }) => setSecret(name, project),
  }),
);

export const ofDeployed: readonly Check[] = [
  check<Deployed>({
    name: 'Functions',
    isDeployed: true,
    ask: first.functions,
    lacks: ({ functions = [] }, known) =>
      named.flatMap(({ name, options }) => {
        const there = functions.find((one) => end(one.name) === name);
        if (!there) return [`${name} fehlt`];
        const { state, buildConfig, serviceConfig = {} } = there;
        const given = serviceConfig.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
        const without = secretsOf(options).filter((secret) => !given.includes(secret));
        const { environmentVariables: values = {} } = serviceConfig;
        const others = Object.entries(known.functions).filter(
          ([parameter, value = '']) => (values[parameter] ?? '') !== value,
        );
        return problems(
          state !== 'ACTIVE' && `${name}: Zustand ${state}`,
          buildConfig?.runtime !== runtime() && `${name}: ${buildConfig?.runtime}`,
          without.length > 0 && `${name}: ohne ${without.join(', ')}`,
          others.length > 0 &&
            `${name}: mit anderem ${others.map(([parameter]) => parameter).join(', ')}`,
        );
      }),
    mend: (known) => deploy(known),
  }),
  check<{
    triggers?: {
      createTime?: string;
      destination?: { cloudRun?: { service?: string }; cloudFunction?: string };
    }[];
  }>({
    name: 'Trigger von Eventarc',
    isDeployed: true,
    ask: ({ project }) => ({
      url: `https://eventarc.googleapis.com/v1/projects/${project}/locations/${region}/triggers?pageSize=100`,
    }),
    lacks: ({ triggers = [] }, { databaseSince = '' }) => {
      const there = new Map(
        triggers.map(({ destination, createTime = '' }) => [
          end(destination?.cloudRun?.service ?? destination?.cloudFunction).toLowerCase(),
          createTime,
        ]),
      );
      return named
        .filter(({ options }) => 'document' in options)
        .flatMap(({ name }) => {
          const since = there.get(name.toLowerCase());
          return problems(
            since === undefined && `${name} fehlt`,
            // Of a database that was deleted: Google never moves one to its successor.
            Date.parse(since ?? '') < Date.parse(databaseSince) && `${name}${isDeaf}`,
          );
        });
    },
    mend: (known, said = []) => {
      const deaf = said.flatMap((one) =>
        one.endsWith(isDeaf) ? one.slice(0, -isDeaf.length) : [],
      );
      return [...(deaf.length > 0 ? [deletion(deaf, known)] : []), deploy(known)].join('\n');
    },
  }),
  check<{ jobs?: { name?: string; state?: string }[] }>({
    name: 'Zeitpläne',
    isDeployed: true,
    ask: ({ project }) => ({
      url: `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs?pageSize=100`,
    }),
    lacks: ({ jobs = [] }) =>
      named
        .filter(({ options }) => 'schedule' in options)
        .flatMap(({ name }) => {
          const job = jobs.find((one) => end(one.name) === `firebase-schedule-${name}-${region}`);
          return problems(job?.state !== 'ENABLED' && `${name}: ${job?.state ?? 'fehlt'}`);
        }),
    mend: (known) => deploy(known),
  }),
  ...queued.map(({ name }) =>
    check<{ state?: string }>({
      name: `Warteschlange ${name}`,
      isDeployed: true,
      ask: ({ project }) => ({
        url: `https://cloudtasks.googleapis.com/v2/projects/${project}/locations/${region}/queues/${name}`,
      }),
      lacks: ({ state }) => problems(state !== 'RUNNING' && `Zustand ${state}`),
      mend: (known) => deploy(known),
    }),
  ),
  check<Deployed>({
    name: 'Warme Instanz',
    isDeployed: true,
    advised: true,
    ask: first.functions,
    lacks: ({ functions = [] }) =>
      problems(
        !functions.find(({ name }) => end(name) === 'api')?.serviceConfig?.minInstanceCount &&
          'keine: Der erste Aufruf wartet auf einen Kaltstart',
      ),
    mend: (known) => deploy(known),
  }),
  check<{ releases?: { type?: string }[] }>({
    name: 'Hosting',
    isDeployed: true,
    ask: ({ project }) => ({
      url: `https://firebasehosting.googleapis.com/v1beta1/sites/${project}/releases?pageSize=1`,
    }),
    lacks: ({ releases = [] }) =>
      problems(
        releases.length === 0 && 'nichts ausgeliefert',
        releases[0]?.type === 'SITE_DISABLE' && 'abgeschaltet',
      ),
    mend: (known) => deploy(known),
  }),
];
