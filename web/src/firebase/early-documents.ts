/**
 * A practice's public documents, asked for before any of the product's code is there: `early.ts` asks over Firestore's REST
 * interface, and whoever reads the practice first takes the answers from here. Without the SDK, which comes later.
 */
import { paths } from '@platzwart/domain/paths';
import { firebaseEnv } from '../env.ts';
import { type Fields, plainOf } from './rest-values.ts';

/** Undefined if there is no such document. */
type Answer = { fields?: Fields } | undefined;
type Asked = Partial<Record<string, Promise<Answer>>>;

const asked = globalThis as { earlyDocuments?: Asked };

/** Decided while building, as everywhere: a production build holds no address of an emulator. */
const host = import.meta.env.MODE === 'emulator' ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}` : 'https://firestore.googleapis.com';

/** Resolves to the texts of the practice's page, for a look at what they will need; '' if they did not come. */
export function askForPractice(slug: string): Promise<string> {
  const [practice, form] = [answerOf(paths.practice(slug)), answerOf(paths.form(slug))];
  asked.earlyDocuments = { [paths.practice(slug)]: practice, [paths.form(slug)]: form };
  return form.then(
    ({ fields } = {}) => [fields?.companyNote, fields?.profileText].map((text) => text?.stringValue ?? '').join('\n'),
    () => '',
  );
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
