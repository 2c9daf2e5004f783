/**
 * `npm run time -- 2027-03-01 trial`: runs a scheduled task in the running demo world as if it were
 * that day at noon in Berlin ('2027-03-01T09:30' for another time), and sends the e-mails due then.
 * Only connects to emulators.
 */
import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { Task } from '@platzwart/functions/core/task';
import { sweepOutbox } from '@platzwart/functions/emails/send-email';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { recordOfferDelivery } from '@platzwart/functions/vacancies/record-offer-delivery';
import { demoDatabase, demoTools, project } from './demo-tools.ts';
import { mailUrl } from './toolchain.ts';

const known: Record<string, Task> = tasks;
const others = { emails: 'Fällige E-Mails verschicken' };

const [when = '', name = ''] = process.argv.slice(2);
const moment = momentOf(when);
const refusal = moment && (name in known || name in others) ? await whyNot() : howTo();
if (refusal || !moment) {
  console.error(refusal);
  process.exit(1);
}

const db = demoDatabase();
const tools = demoTools(db, () => moment);
const started = performance.now();
const rows = await run();
const emails = await sweepOutbox(tools, undefined, recordOfferDelivery);
const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',');
console.log(
  `${known[name]?.title ?? others[name as keyof typeof others]} (${name}), ${formatMoment(moment)} Uhr`,
);
const told = [
  ...rows,
  ['Dauer', `${seconds} s`],
  ['E-Mails', `${emails.sent} verschickt, ${emails.later + emails.failed} nicht (${mailUrl})`],
];
for (const [label, value] of told) console.log(`  ${String(label).padEnd(12)} ${value}`);
await db.terminate();

async function run(): Promise<[label: string, value: number][]> {
  const task = known[name];
  if (!task) return [];
  const { found, done, failed } = await runTask(task, tools);
  return [
    ['fällig', found],
    ['erledigt', done],
    ['gescheitert', failed],
  ];
}

/** Undefined if the text is no date. */
function momentOf(text: string): Date | undefined {
  const [, date, time = '12:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const asUtc = new Date(`${date}T${time}:00Z`);
  // 30 February would become a day in March.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(`${date}T${time}`))
    return undefined;
  return momentInBerlin(date, time);
}

function howTo(): string {
  const list = [
    ...Object.values(known).map((task) => [task.name, task.title] as const),
    ...Object.entries(others),
  ];
  return [
    'So geht es: npm run time -- 2027-03-01 trial (oder 2027-03-01T09:30, in Berlin). Aufgaben:',
    ...list.map(([task, title]) => `  ${task.padEnd(12)} ${title}`),
  ].join('\n');
}

/** One sentence if this machine's demo world is not running. */
async function whyNot(): Promise<string | undefined> {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const projects = [process.env.GCLOUD_PROJECT, process.env.GOOGLE_CLOUD_PROJECT].filter(
    (id) => id !== undefined && id !== project,
  );
  if (projects.length > 0)
    return `Die Zeit lässt sich nur in der Demowelt stellen, nicht in „${projects[0]}“.`;
  for (const host of [
    process.env.FIRESTORE_EMULATOR_HOST,
    process.env.FIREBASE_AUTH_EMULATOR_HOST,
  ]) {
    if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host))
      return `Unter ${host} läuft kein Emulator dieses Rechners.`;
  }
  try {
    const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/`);
    if ((await answer.text()).trim() === 'Ok') return undefined;
  } catch {
    // Handled below.
  }
  return `Unter ${process.env.FIRESTORE_EMULATOR_HOST} antwortet kein Firestore-Emulator. Bitte zuerst die Demowelt starten: npm start`;
}
