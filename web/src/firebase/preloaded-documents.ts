/**
 * A practice's public documents, before any of the product's code is there: the page's own document has just brought them along, or
 * `preload.ts` asks over Firestore's REST interface. Whoever reads the practice first takes them from here. Without the SDK, which comes later.
 */

import { paths } from '@platzwart/domain/paths';
import { freshFor, type PageData, pageDataId } from '@platzwart/domain/practice/page-data';
import { firebaseEnv } from '../env.ts';
import { type Fields, plainOf } from './rest-values.ts';

/** Undefined if there is no such document. */
type Answer = { fields?: Fields } | { plain: object } | undefined;
type Asked = Partial<Record<string, Promise<Answer>>>;

const asked = globalThis as { preloadedDocuments?: Asked };

/** Decided while building, as everywhere: a production build holds no address of an emulator. */
const host = import.meta.env.MODE === 'emulator' ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}` : 'https://firestore.googleapis.com';

/** Resolves to the texts of the practice's page, for a look at what they will need; '' if they did not come. */
export async function preloadPractice(slug: string): Promise<string> {
  const given = broughtAlong();
  const keep = (practice: Promise<Answer>, form: Promise<Answer>) => {
    asked.preloadedDocuments = { [paths.practice(slug)]: practice, [paths.form(slug)]: form };
  };
  if (given) {
    keep(Promise.resolve({ plain: given.practice }), Promise.resolve({ plain: given.form }));
    return `${given.form.companyNote}\n${given.form.profileText}`;
  }
  const form = answerOf(paths.form(slug));
  keep(answerOf(paths.practice(slug)), form);
  return form.then(
    ({ fields } = {}) => [fields?.companyNote, fields?.profileText].map((text) => text?.stringValue ?? '').join('\n'),
    () => '',
  );
}

/** Undefined where the document says nothing, or has lain in a cache. */
function broughtAlong(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  const data = JSON.parse(text) as PageData;
  return Math.abs(Date.now() - data.at) < freshFor ? data : undefined;
}

async function answerOf(path: string): Promise<{ fields?: Fields } | undefined> {
  const response = await fetch(`${host}/v1/projects/${firebaseEnv.projectId}/databases/(default)/documents/${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as { fields?: Fields };
}

/**
 * What was asked for early, once: nobody takes it for the news half a minute later. Undefined if nothing was asked;
 * rejects if it could not be had.
 */
export function takePreloadedDocument(path: string): Promise<{ data: unknown } | undefined> | undefined {
  const answer = asked.preloadedDocuments?.[path];
  delete asked.preloadedDocuments?.[path];
  return answer?.then((found) => found && { data: 'plain' in found ? found.plain : plainOf({ mapValue: found }) });
}
