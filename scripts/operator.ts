/**
 * `npm run operator -- approve logopaedie-am-markt`: the operator's actions on a practice after a review. Uses the demo world of this
 * machine, or the project in `GOOGLE_CLOUD_PROJECT`, if set, with application default credentials.
 */

import { slugPattern } from '@platzwart/domain/practice/slug';
import { approvePractice } from '@platzwart/functions/practices/approve-practice';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';

const demo = 'demo-platzwart';
const commands: Record<string, string> = {
  approve: 'gibt eine Praxis frei: keine Grenze für E-Mails mehr, und sie steht in der Liste',
  list: 'gibt sie nur für die Liste frei',
};

const [command = '', slug = ''] = process.argv.slice(2);
if (!(command in commands) || !slugPattern.test(slug)) {
  console.error(
    [
      'So geht es: npm run operator -- approve {slug}',
      ...Object.entries(commands).map(([name, does]) => `  ${name.padEnd(8)} ${does}`),
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
try {
  const approved = await approvePractice(slug, { listingOnly: command === 'list' }, { db, now: () => new Date() });
  if (!approved) {
    console.error(`In „${project}“ gibt es keine Praxis „${slug}“.`);
    process.exitCode = 1;
  } else {
    const { title, emails, listing, isListed, released } = approved;
    console.log(`${title} (${slug}) in ${project}`);
    const told = [
      ['E-Mails', { now: 'ab jetzt ohne Grenze', before: 'waren schon ohne Grenze', unchanged: 'wie bisher' }[emails]],
      ['Gewartet', released === 1 ? '1 E-Mail, geht jetzt ab' : `${released} E-Mails, gehen jetzt ab`],
      ['Liste', listing === 'now' ? 'freigegeben' : isListed ? 'steht schon darin' : 'hat nicht gewartet'],
    ];
    for (const [label, value] of told) console.log(`  ${String(label).padEnd(10)} ${value}`);
  }
} finally {
  await db.terminate();
}

function isUp(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
