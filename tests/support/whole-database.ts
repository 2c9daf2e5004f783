/**
 * The whole emulator database: emptied before tests that run schedules on it, and read down to the
 * last document.
 */
import type { DocumentData } from 'firebase-admin/firestore';
import { database, project } from './practice-under-test.ts';

/** Schedules query all practices, which would include other tests'. */
export const emptyDatabase = () => emptyDatabaseCalled('(default)');

export async function emptyDatabaseCalled(name: string): Promise<void> {
  // Checks that there is an emulator.
  database();
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/${name}/documents`;
  const answer = await fetch(url, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The emulator could not be emptied: ${await answer.text()}`);
}

/** Every document by its path, of the whole database or below a document, without product code. */
export async function everyDocument(below = ''): Promise<Map<string, DocumentData>> {
  // A group of no name is all collections, at any depth.
  const { docs } = await database().collectionGroup('').get();
  return new Map(
    docs
      .filter(({ ref }) => ref.path.startsWith(below))
      .map((document) => [document.ref.path, document.data()]),
  );
}
