/**
 * Fills the emulators with the demo world; `node emulator-data/seed.ts` runs it by hand. Only ever
 * connects to emulators.
 */
import { pathToFileURL } from 'node:url';
import { collections } from '@platzwart/functions/core/collections';
import { logoFrom, logoPath } from '@platzwart/functions/practices/logo';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoDocuments } from './demo-world.ts';

/**
 * Writes every document and account of the demo world at `now`. Returns the number of documents.
 */
async function seedWorld(db: Firestore, auth: Auth, now: Date): Promise<number> {
  const documents = demoDocuments(now);
  const forms = documents.filter(({ path }) => path.endsWith('/public/form'));
  const write = async (some: typeof documents) => {
    const writer = db.bulkWriter();
    await Promise.all([
      ...some.map(({ path, data }) => writer.set(db.doc(path), data)),
      writer.close(),
    ]);
  };
  await withoutTriggers(async () => {
    await Promise.all([write(documents.filter((one) => !forms.includes(one))), seedAccounts(auth)]);
    await seedLogos(db);
  });
  // The triggers stay on: writing the form makes the product publish each practice's demand.
  await write(forms);
  return documents.length;
}

/** Runs bulk writes without triggers, which would keep the functions emulator busy for minutes. */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  const hub = `http://${process.env.FIREBASE_EMULATOR_HUB ?? '127.0.0.1:4400'}/functions`;
  // Without the functions emulator there is nothing to switch off.
  const turn = (to: string) =>
    fetch(`${hub}/${to}BackgroundTriggers`, { method: 'PUT' }).catch(() => undefined);
  await turn('disable');
  try {
    await work();
  } finally {
    await turn('enable');
  }
}

/**
 * Each account signs in with Google (by its `sub`) or the demo password. Replaces accounts of an
 * earlier run.
 */
async function seedAccounts(auth: Auth): Promise<void> {
  await auth.deleteUsers(demoAccounts.map(({ uid }) => uid));
  const { errors } = await auth.importUsers(
    demoAccounts.map(({ uid, sub, email, name }) => ({
      uid,
      email,
      emailVerified: true,
      displayName: name,
      providerData: [{ providerId: 'google.com', uid: sub, email, displayName: name }],
    })),
  );
  if (errors[0]) throw errors[0].error;
  await Promise.all(
    demoAccounts.map(({ uid }) => auth.updateUser(uid, { password: demoPassword })),
  );
}

/** Seeds the emulators named in firebase.json. */
export async function seedEmulators(now: Date): Promise<number> {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  // Otherwise the SDK probes the network for a cloud machine.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const app = initializeApp({ projectId: 'demo-platzwart' }, 'seed');
  const db = getFirestore(app);
  try {
    return await seedWorld(db, getAuth(app), now);
  } finally {
    await db.terminate();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = Date.now();
  const count = await seedEmulators(new Date());
  console.log(`${count} documents in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const leaf =
  '<path d="M256 76c96 60 140 146 116 232-18 64-66 96-116 96s-98-32-116-96c-24-86 20-172 116-232z" fill="#2f7d4f"/><path d="M256 150v300M256 260l62-52M256 320l74-52M256 260l-62-52M256 320l-74-52" stroke="#e9f3ea" stroke-width="16" stroke-linecap="round" fill="none"/>';
const rays = Array.from(
  { length: 12 },
  (_, n) => `<path d="M256 66v52" transform="rotate(${n * 30} 256 256)"/>`,
).join('');
const sun = `<g stroke="#d98a00" stroke-width="22" stroke-linecap="round">${rays}</g><circle cx="256" cy="256" r="104" fill="#f2a81d"/>`;
const hills =
  '<circle cx="352" cy="168" r="46" fill="#e7b75f"/><path d="M40 400l140-196 96 128 60-74 136 142z" fill="#41618c"/><path d="M40 400l96-96 90 96z" fill="#2c4568"/>';

/** By slug; other practices have none. */
const drawings: Readonly<Record<string, { back: string; sign: string }>> = {
  'logopaedie-lindenhof': { back: '#e9f3ea', sign: leaf },
  'ergotherapie-sonnenblick': { back: '#fff6e0', sign: sun },
  'psychotherapie-weitblick': { back: '#e8eef6', sign: hills },
};

/** Logos of the demo practices, drawn here and resized by the product's own code. */
async function seedLogos(db: Firestore): Promise<void> {
  const docs = collections(db);
  await Promise.all(
    Object.entries(drawings).map(async ([slug, { back, sign }]) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${back}"/>${sign}</svg>`;
      const logo = await logoFrom(await sharp(Buffer.from(drawn)).png().toBuffer());
      if (!logo.ok) throw new Error(`The logo of ${slug} is no picture.`);
      await docs.practiceLogo(slug).set(logo.value);
      await docs.practice(slug).update({ logoImagePath: logoPath(slug, logo.value) });
    }),
  );
}
