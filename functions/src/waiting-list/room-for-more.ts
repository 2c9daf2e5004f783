import {
  accepted,
  functionsMessages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import type { Tools } from '../core/tools.ts';
import { writableCollections } from './writable-collections.ts';

/** Open and archived: far more than come to a practice in all the months it may store them. */
const maxRequests = 30_000;

/**
 * Whether a practice's staff may add to its requests: each night counts all of them, one practice
 * after the other. Read without a lock, so a few too many at the same moment are accepted. Failure:
 * too many (field form).
 */
export async function roomForMore(
  slug: string,
  { db }: Pick<Tools, 'db'>,
): Promise<Outcome<unknown>> {
  const { open = 0, archived = 0 } =
    (await writableCollections(db).requestCounters(slug).get()).data() ?? {};
  return open + archived < maxRequests
    ? accepted({})
    : refusedAt(wholeForm, 'tooManyRequests', functionsMessages.tooManyRequests);
}

/** Live and past: with the retention, more than two hundred new ones a month. */
const maxPlaces = 5000;

/**
 * The same for free places, all of which each erasure reads. One that is there already, such as at a
 * retry, has its room. Failure: too many (field form).
 */
export async function roomForPlace(
  { slug, vacancyId }: { slug: string; vacancyId: string },
  { db }: Pick<Tools, 'db'>,
  most = maxPlaces,
): Promise<Outcome<unknown>> {
  const docs = writableCollections(db);
  const { count } = (await docs.vacancies(slug).count().get()).data();
  return count < most || (await docs.vacancy(slug, vacancyId).get()).exists
    ? accepted({})
    : refusedAt(wholeForm, 'tooManyPlaces', vacancyMessages.tooManyPlaces);
}
