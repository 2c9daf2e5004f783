/**
 * Optimistic concurrency: changes a document only if it still contains what its editor saw. Uses the REST interface,
 * since the SDK's transactions would enlarge everybody's initial load; listeners to the document show the change. For
 * last-write-wins changes use live-documents.ts.
 */

import { firebaseEnv } from '../env.ts';
import { isOnline } from '../online.ts';
import { type Fields, plainOf } from './rest-values.ts';
import { shownSamples } from './samples.ts';
import { idToken } from './session.ts';

/** Resolved at build time, as everywhere: a production build contains no emulator address. */
const host = import.meta.env.MODE === 'emulator' ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}` : 'https://firestore.googleapis.com';

/** Timeout in milliseconds, after which the user may retry. */
const timeoutMs = 10_000;

export type ReplaceResult = 'done' | 'changed' | 'gone' | 'refused' | 'offline' | 'failed';

type Texts = Record<string, string | readonly string[]>;
type Found = { fields?: Fields; updateTime: string };

/** Replaces `seen` with `fields`; `seen` names every field that must not have changed. */
export async function replaceUnchanged(path: string, seen: Texts, fields: Texts): Promise<ReplaceResult> {
  if (shownSamples()) return 'refused';
  if (!isOnline()) return 'offline';
  const documents = `projects/${firebaseEnv.projectId}/databases/(default)/documents`;
  const name = `${documents}/${path}`;
  try {
    const read = await post(`${documents}:batchGet`, { documents: [name] });
    if (read.status === 403) return 'refused';
    if (!read.ok) return 'failed';
    const [{ found }] = (await read.json()) as [{ found?: Found }];
    if (!found) return 'gone';
    const now = plainOf({ mapValue: { fields: found.fields ?? {} } }) as Record<string, unknown>;
    // A retry after a lost answer.
    if (holds(now, fields)) return 'done';
    if (!holds(now, seen)) return 'changed';

    const update = { name, fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, restOf(value)])) };
    // The server refuses the write if the document changed since the read.
    const currentDocument = { updateTime: found.updateTime };
    const written = await post(`${documents}:commit`, {
      writes: [{ update, updateMask: { fieldPaths: Object.keys(fields) }, currentDocument }],
    });
    if (written.ok) return 'done';
    if (written.status === 403) return 'refused';
    const { error } = (await written.json()) as { error?: { status?: string } };
    return ['FAILED_PRECONDITION', 'ABORTED', 'NOT_FOUND'].includes(error?.status ?? '') ? 'changed' : 'failed';
  } catch {
    return isOnline() ? 'failed' : 'offline';
  }
}

async function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${host}/v1/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await idToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function holds(now: Record<string, unknown>, fields: Texts): boolean {
  return Object.entries(fields).every(([field, value]) => JSON.stringify(now[field]) === JSON.stringify(value));
}

function restOf(value: string | readonly string[]) {
  return typeof value === 'string' ? { stringValue: value } : { arrayValue: { values: value.map((text) => ({ stringValue: text })) } };
}
