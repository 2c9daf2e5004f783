/**
 * `npm run operator -- approve logopaedie-am-markt`: the operator's actions on a practice after a
 * review. Uses the demo world of this machine, or the project in `GOOGLE_CLOUD_PROJECT`, if set,
 * with application default credentials.
 */

import { parseArgs } from 'node:util';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { IdentityCheck, maxChecked } from '@platzwart/domain/practice/account';
import { slugPattern } from '@platzwart/domain/practice/slug';
import { dueDailyWork } from '@platzwart/functions/daily-work';
import { approvePractice } from '@platzwart/functions/practices/approve-practice';
import {
  checkIdentityOfPractice,
  withdrawIdentityCheck,
} from '@platzwart/functions/practices/check-identity-of-practice';
import { tasks } from '@platzwart/functions/tasks';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';

const demo = 'demo-platzwart';
const commands: Record<string, string> = {
  approve:
    'gibt eine Praxis frei: keine Grenze für E-Mails mehr; wartet ihr Name auf uns, ist er frei',
  list: 'gibt nur ihren Namen frei: Sie steht in der Liste, kann öffnen und schreiben',
  check:
    'hält fest, dass wir ihre Identität geprüft haben: --what "Berufsregister, Rückruf" --by "Kürzel"',
  late: 'zeigt ohne Praxis, was an täglicher Arbeit fällig ist und seit wann',
  uncheck: 'nimmt diese Prüfung zurück: keine Wartebestätigungen mehr',
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { what: { type: 'string', default: '' }, by: { type: 'string', default: '' } },
});
const [command = '', slug = ''] = positionals;
const check = IdentityCheck.safeParse({
  what: values.what.trim(),
  by: values.by.trim(),
  ended: null,
});
const needsPractice = command !== 'late';
if (
  !(command in commands) ||
  (needsPractice && !slugPattern.test(slug)) ||
  (command === 'check' && !check.success)
) {
  console.error(
    [
      'So geht es: npm run operator -- approve {slug}',
      ...Object.entries(commands).map(([name, does]) => `  ${name.padEnd(8)} ${does}`),
      `Bei check braucht es beides, höchstens ${maxChecked} Zeichen. Was geprüft wurde, lesen auch Fremde, die eine Bestätigung prüfen.`,
      'In der Demowelt dieses Rechners, oder mit GOOGLE_CLOUD_PROJECT=… in diesem Projekt (gcloud auth application-default login).',
    ].join('\n'),
  );
  process.exit(1);
}

const project = process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT ?? demo;
if (project.startsWith('demo-')) {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  // Otherwise the SDK probes the network for a cloud machine.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
} else if (process.env.FIRESTORE_EMULATOR_HOST) {
  console.error(`FIRESTORE_EMULATOR_HOST ist gesetzt: Nichts davon käme in „${project}“ an.`);
  process.exit(1);
}

if (process.env.FIRESTORE_EMULATOR_HOST && !(await isUp(process.env.FIRESTORE_EMULATOR_HOST))) {
  console.error('Hier läuft kein Firestore-Emulator. Bitte zuerst die Demowelt starten: npm start');
  process.exit(1);
}

const db = initializeFirestore(initializeApp({ projectId: project }));
db.settings({ ignoreUndefinedProperties: true });
const tools = { db, now: () => new Date() };
try {
  if (!needsPractice) {
    for (const { name, count, since } of await dueDailyWork(tools))
      console.log(
        `  ${tasks[name].title}: ${count} fällig${since ? `, seit ${formatMoment(since)} Uhr` : ''}`,
      );
  } else {
    await onPractice();
  }
} finally {
  await db.terminate();
}

async function onPractice(): Promise<void> {
  const done =
    command === 'check' && check.success
      ? toldOfCheck(await checkIdentityOfPractice(slug, check.data, tools))
      : command === 'uncheck'
        ? toldOfCheck(await withdrawIdentityCheck(slug, tools))
        : toldOfApproval(await approvePractice(slug, { nameOnly: command === 'list' }, tools));
  if (!done) {
    console.error(`In „${project}“ gibt es keine Praxis „${slug}“.`);
    process.exitCode = 1;
  } else {
    console.log(`${done.title} (${slug}) in ${project}`);
    for (const [label, value] of done.told) console.log(`  ${String(label).padEnd(10)} ${value}`);
  }
}

function isUp(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function toldOfApproval(approved: Awaited<ReturnType<typeof approvePractice>>) {
  if (!approved) return undefined;
  const { title, emails, name, isListed, released } = approved;
  return {
    title,
    told: [
      [
        'E-Mails',
        { now: 'ab jetzt ohne Grenze', before: 'waren schon ohne Grenze', unchanged: 'wie bisher' }[
          emails
        ],
      ],
      [
        'Gewartet',
        released === 1 ? '1 E-Mail, geht jetzt ab' : `${released} E-Mails, gehen jetzt ab`,
      ],
      [
        'Name',
        name === 'now'
          ? 'freigegeben; was darauf wartete, geht binnen einer Stunde ab'
          : 'hat nicht gewartet',
      ],
      ['Liste', isListed ? 'steht darin' : 'steht nicht darin'],
    ],
  };
}

function toldOfCheck(checked: Awaited<ReturnType<typeof checkIdentityOfPractice>>) {
  if (!checked) return undefined;
  const { title, is } = checked;
  const words = {
    checked: 'geprüft: Sie kann Wartebestätigungen ausstellen',
    withdrawn: 'nicht mehr bestätigt: keine Wartebestätigungen mehr',
    unchanged: 'war nicht geprüft',
    nameHeld: `nicht geprüft: Erst muss ihr Name frei sein (npm run operator -- list ${slug})`,
  };
  return { title, told: [['Identität', words[is]]] };
}
