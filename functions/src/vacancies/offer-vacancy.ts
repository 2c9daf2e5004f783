import { day } from '@platzwart/domain/dates/durations';
import { accepted, messages, type Outcome, refused, refusedAt } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import type { PersonToAsk, VacancyEvent } from '@platzwart/domain/vacancies/step-types';
import type { VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { touchedCells } from '@platzwart/domain/waiting-list/queue';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';
import { roomForPlace } from '../waiting-list/room-for-more.ts';

/**
 * Enters a free place and, with `begin`, offers it to the first of the plan. For administrators and
 * therapists. The same `vacancyId` again is a retry. Failures: signInNeeded, notAllowed, a locked
 * practice or too many places (field form), an unknown location (field terms.slot.locationId), people with two offers
 * within seven days who are not in `askAgain` (field plan.{id}), and what `step` refuses.
 */
export const offerVacancy = handler(
  'offerVacancy',
  async ({ companySlug: slug, vacancyId, begin, askAgain, ...input }, { by }, tools) => {
    const { terms, ...offers } = input;
    const event = async (): Promise<Outcome<VacancyEvent>> => {
      const [room, cells, asked] = await Promise.all([
        roomForPlace({ slug, vacancyId }, tools),
        cellsOf(slug, terms, tools),
        begin ? notAskedOften(slug, offers.plan, askAgain, tools) : accepted({}),
      ]);
      if (!room.ok) return room;
      if (!cells.ok) return cells;
      if (!asked.ok) return asked;
      return accepted({ kind: 'create', terms, cells: cells.value, offers, begin });
    };
    const outcome = await applyVacancyChange({ slug, vacancyId, by, event: event() }, tools);
    return outcome.ok ? accepted({}) : outcome;
  },
);

/**
 * Keys of the offered cells that the place touches. Failures: an unknown location (field
 * terms.slot.locationId).
 */
export async function cellsOf(
  slug: string,
  { slot }: Pick<VacancyTerms, 'slot'>,
  { db }: Pick<Tools, 'db'>,
): Promise<Outcome<string[]>> {
  const form = (await collections(db).form(slug).get()).data();
  if (!form) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  if (!form.selectableLocations.some(({ id }) => id === slot.locationId)) {
    return refusedAt('terms.slot.locationId', 'locationUnknown', messages.locationUnknown);
  }
  return accepted(touchedCells(slot, form));
}

/** A third offer within so many days annoys: a member must want it. */
const quietDays = 7;
const maxOffers = 2;

/** Firestore takes no more values in one query. */
const idsPerQuery = 30;

/** Refuses people who got two offers lately, unless a member has said so for each. */
export async function notAskedOften(
  slug: string,
  people: readonly PersonToAsk[],
  askAgain: readonly string[],
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<unknown>> {
  const since = new Date(now().getTime() - quietDays * day);
  const docs = collections(db);
  const ids = people.map(({ requestId }) => requestId).filter((id) => !askAgain.includes(id));
  const parts = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, n) =>
    ids.slice(n * idsPerQuery, (n + 1) * idsPerQuery),
  );
  const found = await Promise.all(
    parts.map((part) => queryOf(docs.offers(slug), queries.offersSince(part, since)).get()),
  );
  const asked = found
    .flatMap(({ docs: offers }) => offers.map((offer) => offer.data()))
    .filter(({ state }) => state !== 'skipped');
  const often = ids.filter(
    (id) => asked.filter(({ requestId }) => requestId === id).length >= maxOffers,
  );
  const details = often.map((id) => ({
    field: `plan.${id}`,
    code: 'askedOften',
    message: vacancyMessages.askedOften,
  }));
  return details.length === 0 ? accepted({}) : refused({ kind: 'invalid', details });
}
