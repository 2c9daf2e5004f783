/**
 * Whether a flood of bookings at one new practice delays others (`npm run bench` starts the world):
 * what visitors of another practice wait for while it lasts, against the same before it. The flood
 * leaves the processors time, so that what is measured is waiting for each other; what its proofs
 * of work cost is in `false-bookings.ts`. In: how many bookings within how many seconds; `approved`:
 * of a practice that no daily number of e-mails limits.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { collections } from '@platzwart/functions/core/collections';
import { registerPractice } from '@platzwart/functions/practices/register-practice';
import { FieldValue } from 'firebase-admin/firestore';
import { demoDatabase, demoTools } from '../../scripts/demo-tools.ts';
import { mailUrl, productUrl } from '../../scripts/toolchain.ts';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { aCompleteBooking, book, busyPractice } from './bookings.ts';

const [flooding = 120, seconds = 60] = process.argv.slice(2).map(Number);
const isApproved = process.argv.includes('approved');
/** How long the last e-mail may take, in seconds: two sweeps of the demo world. */
const patience = 150;

type Waits = { readonly calls: number[]; readonly bookings: number[]; readonly emails: number[] };

const tools = demoTools(demoDatabase(), () => new Date());
const docs = collections(tools.db);
const slug = await registered();
// The emulator starts a process for each that it runs at once, which takes a second of a processor.
await Promise.all(Array.from({ length: 8 }, () => visit({ calls: [], bookings: [], emails: [] })));
await visitors(20);
const before = await visitors(60);
const [during, flood] = await Promise.all([visitors(seconds), bookings()]);
const names = {
  calls: 'a public call',
  bookings: 'a booking',
  emails: "another practice's e-mail",
} as const;
let allHold = true;
for (const what of ['calls', 'bookings', 'emails'] as const) {
  const [one, other] = [percentile95(during[what]), percentile95(before[what])];
  const holds = one <= 1.2 * other;
  allHold &&= holds;
  const measured = `${(one / other).toFixed(2)}x (p95 ${one.toFixed(0)} and ${other.toFixed(0)} ms)`;
  console.log(
    `${holds ? '✓' : '✗'} ${names[what]} during ${flooding} bookings in ${seconds} s at a new practice  ${measured}  ≤ 1.2x`,
  );
}
console.log(`✓ that flood itself  ${flood}  no target of its own`);
process.exit(allHold ? 0 : 1);

/** Once a second: a call that reads, a booking, and the e-mail about it. */
async function visitors(duration: number): Promise<Waits> {
  const waits: Waits = { calls: [], bookings: [], emails: [] };
  const all: Promise<unknown>[] = [];
  for (let n = 0; n < duration; n++) {
    all.push(
      // What fails is what waits longest.
      visit(waits).catch(() => waits.emails.push(patience * 1_000)),
      pause(1_000),
    );
    await all.at(-1);
  }
  await Promise.all(all);
  return waits;
}

async function visit({ calls, bookings: booked, emails }: Waits): Promise<void> {
  calls.push(await view());
  const booking = aCompleteBooking();
  booked.push(await book(booking));
  const answered = Date.now();
  emails.push((await arrivalOf(String(booking.email))) - answered);
}

/** What is behind a link that nobody has. */
async function view(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${productUrl}/api/viewRequestLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { companySlug: busyPractice, token: randomBytes(32).toString('base64url') },
    }),
  });
  await answer.text();
  if (answer.status >= 500) throw new Error(`viewRequestLink: ${answer.status}`);
  return performance.now() - began;
}

async function arrivalOf(address: string): Promise<number> {
  const end = Date.now() + patience * 1_000;
  for (;;) {
    const found = await fetch(`${mailUrl}/api/mails?to=${encodeURIComponent(address)}`);
    const [mail] = (await found.json()) as { receivedAt: string }[];
    if (mail) return Date.parse(mail.receivedAt);
    if (Date.now() > end) return end;
    await pause(250);
  }
}

async function bookings(): Promise<string> {
  const sent: Promise<number>[] = [];
  for (let n = 0; n < flooding; n++) {
    sent.push(book(aBooking(slug)));
    await pause((1_000 * seconds) / flooding);
  }
  const answered = await Promise.allSettled(sent);
  const took = answered.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const left = (
    await docs
      .outbox()
      .where('slug', '==', slug)
      .where('status', 'in', ['due', 'sending'])
      .count()
      .get()
  ).data().count;
  return `${flooding - took.length} lost, p95 ${percentile95(took).toFixed(0)} ms, ${left} e-mails left at its end`;
}

async function registered(): Promise<string> {
  const uid = newRandomId();
  const caller = {
    uid,
    name: 'Petra Person',
    email: `${uid}@praxis.example`,
    emailVerified: true,
    signedInAt: new Date(),
    provider: 'password' as const,
    session: newRandomId(),
  };
  const data = {
    title: `Neue Praxis ${uid.slice(0, 8)}`,
    subtitle: 'Logopädie',
    address1: 'Hauptplatz 1',
    address2: '8010 Graz',
    email: caller.email,
    contactPerson: caller.name,
    legalTermsAccepted: true,
  };
  const outcome = await registerPractice({ data, logo: undefined }, caller, tools);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  const { slug: given } = outcome.value;
  // As by a press on 'Jetzt öffnen'.
  await docs.practice(given).update({ bookingEnabled: true, notYetOpened: FieldValue.delete() });
  if (isApproved) await docs.account(given).update({ approvedAt: new Date() });
  return given;
}

function percentile95(values: readonly number[]): number {
  return (
    values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
  );
}
