/**
 * A practice's public documents, asked for before any of the product's code is there: `early.ts` asks over Firestore's REST
 * interface, and whoever reads the practice first takes the answers from here. Without the SDK, which comes later.
 */
import { paths } from '@platzwart/domain/paths';
import { firebaseEnv } from '../env.ts';

/** A document's fields as the REST interface writes them; undefined if there is no such document. */
type Answer = { fields?: Fields } | undefined;
type Fields = Readonly<Record<string, RestValue>>;
type RestValue = Readonly<Record<string, unknown>>;
type Asked = Partial<Record<string, Promise<Answer>>>;

const asked = globalThis as { earlyDocuments?: Asked };

/** Decided while building, as everywhere: a production build holds no address of an emulator. */
const host = import.meta.env.MODE === 'emulator' ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}` : 'https://firestore.googleapis.com';

export function askForPractice(slug: string): void {
  asked.earlyDocuments = Object.fromEntries([paths.practice(slug), paths.form(slug)].map((path) => [path, answerOf(path)]));
}

async function answerOf(path: string): Promise<Answer> {
  const response = await fetch(`${host}/v1/projects/${firebaseEnv.projectId}/databases/(default)/documents/${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Answer;
}

/**
 * What was asked for early, once: nobody takes it for the news half a minute later. Undefined if nothing was asked;
 * rejects if it could not be had.
 */
export function takeEarlyDocument(path: string): Promise<{ data: unknown } | undefined> | undefined {
  const answer = asked.earlyDocuments?.[path];
  delete asked.earlyDocuments?.[path];
  return answer?.then((document) => document && { data: plainOf({ mapValue: document }) });
}

/** Firestore's typed JSON as plain values, moments as Date. */
function plainOf(value: RestValue): unknown {
  const [[kind, inner] = []] = Object.entries(value);
  switch (kind) {
    case 'mapValue':
      return Object.fromEntries(Object.entries((inner as { fields?: Fields }).fields ?? {}).map(([key, field]) => [key, plainOf(field)]));
    case 'arrayValue':
      return ((inner as { values?: RestValue[] }).values ?? []).map(plainOf);
    case 'integerValue':
      return Number(inner);
    case 'timestampValue':
      return new Date(String(inner));
    default:
      return inner;
  }
}
