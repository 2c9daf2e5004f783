/**
 * Reads a document of the signed-in user once, without Firestore's SDK: the SDK is larger than the
 * whole page, and no page can render before it knows the user and their practices. For live reads
 * see live-documents.ts.
 */
import type * as z from 'zod/mini';
import { firebaseEnv } from '../env.ts';
import { readDocument } from './read-document.ts';
import { type Fields, plainOf } from './rest-values.ts';
import { idToken } from './session.ts';

/** Resolved at build time, as everywhere: a production build contains no emulator address. */
const host =
  import.meta.env.MODE === 'emulator'
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';

/** Timeout in milliseconds. */
const timeoutMs = 8000;

class Refused extends Error {}

/** Whether the rules denied the user their own document: their sign-in is no longer valid. */
export const isRefused = (problem: unknown) => problem instanceof Refused;

/** Undefined if there is no such document. Throws if it cannot be read or does not parse. */
export async function fetchDocument<T>(
  path: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const documents = `projects/${firebaseEnv.projectId}/databases/(default)/documents`;
  // A batch of one: a single read of a missing document would log an error in the browser's
  // console.
  const response = await fetch(`${host}/v1/${documents}:batchGet`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await idToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ documents: [`${documents}/${path}`] }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 403) throw new Refused();
  if (!response.ok) throw new Error(`status ${response.status}`);
  const [answer] = (await response.json()) as { found?: { fields?: Fields } }[];
  return (
    answer?.found &&
    readDocument(schema, plainOf({ mapValue: { fields: answer.found.fields ?? {} } }))
  );
}
