/**
 * The whole emulator database: emptied before tests that run schedules on it, and read down to the
 * last document.
 */
import type { CollectionReference, DocumentData, Firestore } from 'firebase-admin/firestore';
import { database, project } from './practice-under-test.ts';

/** Schedules query all practices, which would include other tests'. */
export async function emptyDatabase(): Promise<void> {
  // Checks that there is an emulator.
  database();
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(url, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The emulator could not be emptied: ${await answer.text()}`);
}

/**
 * Every document by its path, of the whole database or below a document, found by listing
 * collections, without product code.
 */
export async function everyDocument(
  db: Pick<Firestore, 'listCollections'> = database(),
): Promise<Map<string, DocumentData | undefined>> {
  const found = new Map<string, DocumentData | undefined>();
  for (const collection of await db.listCollections()) await readInto(found, collection);
  return found;
}

async function readInto(
  found: Map<string, DocumentData | undefined>,
  collection: CollectionReference,
): Promise<void> {
  const [documents, all] = await Promise.all([collection.get(), collection.listDocuments()]);
  const data = new Map(documents.docs.map((document) => [document.id, document.data()]));
  // The list includes missing documents that have subcollections.
  for (const document of all) {
    found.set(document.path, data.get(document.id));
    for (const inner of await document.listCollections()) await readInto(found, inner);
  }
}
