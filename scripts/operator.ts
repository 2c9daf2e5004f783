/**
 * `npm run operator -- who logopaedie-am-markt`: the operator's commands
 * (`functions/src/operator/commands.ts`); without one it lists them. What changes something only says
 * so, until `--do` is added. Uses the demo world of this machine, or the project in
 * `GOOGLE_CLOUD_PROJECT`, if set, with application default credentials.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { authAccounts } from '@platzwart/functions/accounts/auth-accounts';
import { commands } from '@platzwart/functions/operator/commands';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, initializeFirestore } from 'firebase-admin/firestore';
import { setQuotaProject } from './quota-project.ts';
import { root } from './toolchain.ts';

const demo = 'demo-platzwart';
const options = new Set(commands.flatMap((each) => each.options));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries([...options].map((name) => [name, { type: 'string' } as const])),
    do: { type: 'boolean', default: false },
  },
});
const { do: isDone, ...words } = values;
const [name = '', ...target] = positionals;
const chosen = commands.find((each) => each.name === name);
if (!chosen) usage();

const project = process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT ?? demo;
setQuotaProject(project);
if (project.startsWith('demo-')) {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  // Otherwise the SDK probes the network for a cloud machine.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
} else if (process.env.FIRESTORE_EMULATOR_HOST || process.env.FIREBASE_AUTH_EMULATOR_HOST) {
  console.error(`Ein Emulator ist gesetzt: Nichts davon käme in „${project}“ an.`);
  process.exit(1);
}
if (process.env.FIRESTORE_EMULATOR_HOST && !(await isUp(process.env.FIRESTORE_EMULATOR_HOST))) {
  console.error('Hier läuft kein Firestore-Emulator. Bitte zuerst die Demowelt starten: npm start');
  process.exit(1);
}

const app = initializeApp({ projectId: project });
const db = initializeFirestore(app);
db.settings({ ignoreUndefinedProperties: true });
const file = join(root, `functions/.env.${project}`);
const parameters = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
const never = () => Number.POSITIVE_INFINITY;
try {
  const told = await chosen.run(
    {
      ...(words as Record<string, string>),
      ...(target.length > 0 && { target: target.join(' ') }),
    },
    {
      db,
      database: (id) => getFirestore(app, id),
      now: () => new Date(),
      origin: parameters.ORIGIN ?? '',
      operatorEmail: parameters.OPERATOR_EMAIL ?? '',
      accounts: authAccounts(() => getAuth(app)),
      isDry: !isDone,
      sender: '',
      senders: 1,
      pause: () => Promise.resolve(),
      // No stranger calls here.
      limits: {
        bookingsPerAddress: never(),
        bookingsPerPractice: never(),
        emailsPerMailbox: never(),
        emailsPerMailboxOfAll: never(),
        callsTimes: never(),
        emailsPerNewPractice: never(),
        invitationsPerNewPractice: never(),
      },
    },
  );
  if (!told) usage();
  const isOnlySaid = chosen.changes && !isDone && !told.isRefused;
  (told.isRefused ? console.error : console.log)(`${told.title} in ${project}`);
  const width = Math.max(...told.lines.map(([label]) => label.length));
  for (const [label, value] of told.lines) console.log(`  ${label.padEnd(width)}  ${value}`);
  if (isOnlySaid) console.log('Noch ist nichts geschehen. Mit --do wird es so.');
  if (told.isRefused) process.exitCode = 1;
} finally {
  await db.terminate();
}

function usage(): never {
  console.error(
    [
      ...(chosen ? [`So geht es: npm run operator -- ${chosen.name} ${chosen.how}`] : []),
      'Befehle (npm run operator -- …):',
      ...commands.map(
        (each) =>
          `  ${[each.name, each.how].filter(Boolean).join(' ')}\n      ${each.does}${each.changes ? '' : ' (ändert nichts)'}`,
      ),
      'Was etwas ändert, sagt zuerst nur, was es täte; mit --do geschieht es.',
      'In der Demowelt dieses Rechners, oder mit GOOGLE_CLOUD_PROJECT=… in diesem Projekt (gcloud auth application-default login).',
    ].join('\n'),
  );
  process.exit(1);
}

function isUp(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
