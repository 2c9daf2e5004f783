/**
 * Fills the emulators with the demo world. `node emulator-data/seed.ts` does it by hand; it only ever speaks to emulators.
 */
import { pathToFileURL } from 'node:url';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoDocuments } from './demo-world.ts';
import { seedLogos } from './logos.ts';

/** Writes every document and account of the demo world as it is at `now`. Answers with the number of documents. */
export async function seedWorld(db: Firestore, auth: Auth, now: Date): Promise<number> {
  const documents = demoDocuments(now);
  const forms = documents.filter(({ path }) => path.endsWith('/public/form'));
  const write = async (some: typeof documents) => {
    const writer = db.bulkWriter();
    await Promise.all([...some.map(({ path, data }) => writer.set(db.doc(path), data)), writer.close()]);
  };
  await withoutTriggers(async () => {
    await Promise.all([write(documents.filter((one) => !forms.includes(one))), seedAccounts(auth)]);
    await seedLogos(db);
  });
  // With its form, the product publishes each practice's demand.
  await write(forms);
  return documents.length;
}

/** Thousands of documents at once are no news: the functions emulator would be busy with them for minutes. */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  const hub = `http://${process.env.FIREBASE_EMULATOR_HUB ?? '127.0.0.1:4400'}/functions`;
  // Where no functions run, there is nothing to switch off.
  const turn = (to: string) => fetch(`${hub}/${to}BackgroundTriggers`, { method: 'PUT' }).catch(() => undefined);
  await turn('disable');
  try {
    await work();
  } finally {
    await turn('enable');
  }
}

/** Each account can sign in with Google (by its `sub`) and with the demo password. Those of an earlier run are replaced. */
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
  await Promise.all(demoAccounts.map(({ uid }) => auth.updateUser(uid, { password: demoPassword })));
}

/** The emulators that firebase.json names. */
export async function seedEmulators(now: Date): Promise<number> {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  // Else the SDK asks the network whether this is a cloud machine.
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
