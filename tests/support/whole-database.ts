/** The emulator's database as a whole: emptied before a test that lets schedules loose on it, and read to the last document. */
import type { CollectionReference, DocumentData, Firestore } from 'firebase-admin/firestore';
import { database, project } from './practice-under-test.ts';

/** Schedules ask for all practices: those of other tests would be among them. */
export async function emptyDatabase(): Promise<void> {
  // Which asks whether there is an emulator at all.
  database();
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(url, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The emulator could not be emptied: ${await answer.text()}`);
}

/** Every document there is, by its path, found through the database's own lists and nothing that the product knows. */
export async function everyDocument(db: Firestore = database()): Promise<Map<string, DocumentData | undefined>> {
  const found = new Map<string, DocumentData | undefined>();
  for (const collection of await db.listCollections()) await readInto(found, collection);
  return found;
}

async function readInto(found: Map<string, DocumentData | undefined>, collection: CollectionReference): Promise<void> {
  const [documents, all] = await Promise.all([collection.get(), collection.listDocuments()]);
  const data = new Map(documents.docs.map((document) => [document.id, document.data()]));
  // Documents that are none any more but have some below them are listed too.
  for (const document of all) {
    found.set(document.path, data.get(document.id));
    for (const inner of await document.listCollections()) await readInto(found, inner);
  }
}
