/**
 * A practice's public documents, before any product code loads: inlined in the page's document, or
 * requested by `preload.ts` through Firestore's REST interface. The first reader of the practice
 * takes them from here. Without the SDK, which loads later.
 */

import { paths } from '@platzwart/domain/paths';
import { freshFor, type PageData, pageDataId } from '@platzwart/domain/practice/page-data';
import { firebaseEnv } from '../env.ts';
import { type Fields, plainOf } from './rest-values.ts';

/** Undefined if there is no such document. */
type Answer = { fields?: Fields } | { plain: object } | undefined;
type Asked = Partial<Record<string, Promise<Answer>>>;

const asked = globalThis as { preloadedDocuments?: Asked };

/** Resolved at build time, as everywhere: a production build contains no emulator address. */
const host =
  import.meta.env.MODE === 'emulator'
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';

/**
 * Resolves to the texts of the practice's page, to check what they will need; '' if they did not
 * load.
 */
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
    ({ fields } = {}) =>
      [fields?.companyNote, fields?.profileText].map((text) => text?.stringValue ?? '').join('\n'),
    () => '',
  );
}

/** Undefined if the document contains none, or came from a cache. */
function broughtAlong(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  const data = JSON.parse(text) as PageData;
  return Math.abs(Date.now() - data.at) < freshFor ? data : undefined;
}

async function answerOf(path: string): Promise<{ fields?: Fields } | undefined> {
  const response = await fetch(
    `${host}/v1/projects/${firebaseEnv.projectId}/databases/(default)/documents/${path}`,
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as { fields?: Fields };
}

/**
 * The preloaded answer, once: half a minute later it would be stale. Undefined if nothing was
 * requested; rejects if it failed.
 */
export function takePreloadedDocument(
  path: string,
): Promise<{ data: unknown } | undefined> | undefined {
  const answer = asked.preloadedDocuments?.[path];
  delete asked.preloadedDocuments?.[path];
  return answer?.then(
    (found) => found && { data: 'plain' in found ? found.plain : plainOf({ mapValue: found }) },
  );
}
