/**
 * Public documents, through the small Firestore SDK: it has no listeners and no cache, so it reads
 * on demand. Results are parsed into domain types: Date, not Timestamp.
 */
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  Timestamp,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { app, emulators } from './app.ts';
import { readDocument } from './read-document.ts';

const db = getFirestore(app);
if (emulators) connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);

/**
 * The document at that path, or undefined if there is none. Throws if it cannot be read or does not
 * parse.
 */
export async function publicDocument<T>(
  path: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const snapshot = await getDoc(doc(db, path));
  return snapshot.exists() ? readDocument(schema, withDates(snapshot.data())) : undefined;
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
