/**
 * Fills the emulators with the demo world; `node emulator-data/seed.ts` runs it by hand. Only ever
 * connects to emulators.
 */
import { pathToFileURL } from 'node:url';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoDocuments } from './demo-world.ts';
import { seedLogos } from './logos.ts';

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
