import type { CallInput, CallOutput } from '@platzwart/domain/calls/calls';
import { accepted, type Outcome, refusedAt } from '@platzwart/domain/failure';
import { canBeDistributed } from '@platzwart/domain/vacancies/round';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import type { VacancyEvent } from '@platzwart/domain/vacancies/step-types';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { seal, unseal, unsealable } from '../core/sealed.ts';
import { writeLog } from '../core/write-log.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';
import { notAskedOften } from './offer-vacancy.ts';

type Input = CallInput<'distributeVacancies'>;
type Place = Input['places'][number];
type Refused = CallOutput<'distributeVacancies'>['refused'][number];

/** Places offered at the same time: each has a transaction of its own. */
const atATime = 4;

/**
 * 'Platzrunde': offers several places, each to its own people and in turn. For administrators and
 * therapists. A place that was only noted begins; one whose plan has ended goes on with these
 * people; one that was offered to them already stays as it is, so a retry changes nothing. Each
 * place succeeds or fails alone: what is refused is in the answer, such as a place that a colleague
 * offered meanwhile, or people with two offers within seven days by id. The log has one line with
 * how many places were offered. Failures: signInNeeded, notAllowed, a locked practice (field form).
 */
export const distributeVacancies = handler(
  'distributeVacancies',
  ['keyedHash'],
  async ({ companySlug: slug, places, patience }, { by, uid }, tools) => {
    let offered = 0;
    const before: BeforeRound = {};
    const offer = async (place: Place): Promise<Refused[]> => {
      let isOffered = false;
      const asked = await notAskedOften(slug, place.plan, place.askAgain, tools);
      const event = (vacancy: Vacancy | undefined): Outcome<VacancyEvent | 'unchanged'> => {
        isOffered = false;
        if (!vacancy) return refusedAt('vacancyId', 'gone', vacancyMessages.gone);
        if (!canBeDistributed(vacancy)) {
          if (isOfferedTo(vacancy, place)) return accepted('unchanged');
          return refusedAt('vacancyId', 'taken', vacancyMessages.takenMeanwhile);
        }
        isOffered = true;
        return accepted(eventFor(place, vacancy.state === 'open', patience));
      };
      const outcome = asked.ok
        ? await applyVacancyChange({ slug, vacancyId: place.vacancyId, by, event }, tools)
        : asked;
      if (outcome.ok) {
        if (isOffered) {
          offered += 1;
          const was = outcome.value.before?.vacancy;
          // What is written says anew whom it names.
          if (was) before[place.vacancyId] = { ...was, named: undefined };
        }
        return [];
      }
      const details = outcome.failure.kind === 'invalid' ? outcome.failure.details : [];
      const askedOften = details.flatMap(({ field, code }) =>
        code === 'askedOften' ? [field.slice('plan.'.length)] : [],
      );
      return [{ vacancyId: place.vacancyId, message: details[0]?.message ?? '', askedOften }];
    };
    const refused: Refused[] = [];
    for (let from = 0; from < places.length; from += atATime) {
      refused.push(...(await Promise.all(places.slice(from, from + atATime).map(offer))).flat());
    }
    if (offered > 0) {
      const entry = {
        at: tools.now(),
        by: { kind: 'member', uid },
        what: 'vacanciesDistributed',
        count: offered,
      } as const;
      await tools.db.runTransaction(async (tx) => writeLog(tx, slug, entry, collections(tools.db)));
    }
    return accepted({
      offered,
      refused,
      ...(offered > 0 && { undo: seal(about(slug), before, tools) }),
    });
  },
);

type BeforeRound = Record<string, Vacancy>;
const about = (slug: string) => ({ slug, what: 'vacancies distributed' });

/**
 * Undoes a round by what `distributeVacancies` answered: each place is as it was, and nobody was
 * asked. Out: of how many that was too late. A repeat succeeds. For administrators and therapists.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), what we have not sealed
 * within the hour (field undo).
 */
export const undoDistribution = handler(
  'undoDistribution',
  ['keyedHash'],
  async ({ companySlug: slug, undo }, { by }, tools) => {
    const round = unseal<BeforeRound>(about(slug), undo, tools);
    if (!round) return unsealable;
    let tooLate = 0;
    for (const [vacancyId, before] of Object.entries(round)) {
      const outcome = await applyVacancyChange(
        { slug, vacancyId, by, event: { kind: 'undoOffers', before } },
        tools,
      );
      if (!outcome.ok) tooLate += 1;
    }
    return accepted({ tooLate });
  },
);

function isOfferedTo(vacancy: Vacancy, { plan }: Place): boolean {
  const asked = new Set(vacancy.plan.map(({ requestId }) => requestId));
  return plan.every(({ requestId }) => asked.has(requestId));
}

function eventFor(
  { plan, passedOver }: Place,
  isNoted: boolean,
  patience: Input['patience'],
): VacancyEvent {
  if (!isNoted) return { kind: 'addPeople', people: plan };
  return { kind: 'begin', offers: { mode: 'inTurn', patience, atOnce: 1, plan, passedOver } };
}
