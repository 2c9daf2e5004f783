/**
 * A document that only the signed-in person may read, once and without Firestore's SDK: it weighs more than the whole page,
 * and who one is and where one works must be known before anything can be shown. To follow it along, see live-documents.ts.
 */
import type * as z from 'zod/mini';
import { firebaseEnv } from '../env.ts';
import { readDocument } from './read-document.ts';
import { type Fields, plainOf } from './rest-values.ts';
import { idToken } from './session.ts';

/** Decided while building, as everywhere: a production build holds no address of an emulator. */
const host = import.meta.env.MODE === 'emulator' ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}` : 'https://firestore.googleapis.com';

/** Milliseconds after which a connection is as good as none. */
const timeoutMs = 8000;

class Refused extends Error {}

/** Whether the rules did not let the person read their own document: their sign-in counts no more. */
export const isRefused = (problem: unknown) => problem instanceof Refused;

/** Undefined if there is no such document. Throws if it cannot be read or is not of that shape. */
export async function fetchDocument<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const documents = `projects/${firebaseEnv.projectId}/databases/(default)/documents`;
  // A batch of one: asked for alone, a missing document would stand as an error in the browser's console.
  const response = await fetch(`${host}/v1/${documents}:batchGet`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await idToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ documents: [`${documents}/${path}`] }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 403) throw new Refused();
  if (!response.ok) throw new Error(`status ${response.status}`);
  const [answer] = (await response.json()) as { found?: { fields?: Fields } }[];
  return answer?.found && readDocument(schema, plainOf({ mapValue: { fields: answer.found.fields ?? {} } }));
}
