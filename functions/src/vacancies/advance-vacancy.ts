import { liveVacancyStates, type Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { collections } from '../core/collections.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';

type About = { readonly slug: string; readonly vacancyId: string };

/**
 * Does the next part of what time and earlier decisions call for: deadlines, reminders, the next
 * person, and what is still to be told to people whose offers have ended. A repeated or overlapping
 * run finds nothing left.
 */
async function sweepPart({ slug, vacancyId }: About, tools: Tools): Promise<Vacancy | undefined> {
  const outcome = await applyVacancyChange(
    { slug, vacancyId, by: { kind: 'platform' }, event: { kind: 'sweep' } },
    tools,
  );
  if (!outcome.ok) throw new Error(`Not moved: ${JSON.stringify(outcome.failure)}`);
  return outcome.value.vacancy;
}

function isDue(vacancy: Vacancy | undefined, now: Date): boolean {
  return vacancy !== undefined && vacancy.nextStepAt !== null && vacancy.nextStepAt <= now;
}

/** A due vacancy, part after part, as far as time allows. */
export async function advanceVacancy(
  about: About,
  tools: Tools,
  isOver: () => boolean,
): Promise<Handled> {
  let vacancy = (await collections(tools.db).vacancy(about.slug, about.vacancyId).get()).data();
  if (!isDue(vacancy, tools.now())) return 'notDue';
  while (isDue(vacancy, tools.now()) && !isOver()) vacancy = await sweepPart(about, tools);
  return 'done';
}

/**
 * After each write of a vacancy: the part that follows at once, such as telling those who lost; its
 * own write triggers the next one.
 */
export async function continueVacancy(
  { after, ...about }: About & { after: Vacancy },
  tools: Tools,
): Promise<void> {
  if (isDue(after, tools.now())) await sweepPart(about, tools);
}

/** Vacancies that are frozen or woken at the same time. */
const atOnce = 10;

/**
 * Time stands still while a practice is locked, and goes on afterwards: after each write of the
 * practice that changes this. A repeated run leaves those alone that it has reached.
 */
export async function freezeVacancies({ slug }: { slug: string }, tools: Tools): Promise<void> {
  const docs = collections(tools.db);
  const [practice, live] = await Promise.all([
    docs.practice(slug).get(),
    docs
      .vacancies(slug)
      .where('state', 'in', liveVacancyStates)
      .select('state', 'frozenSince')
      .get(),
  ]);
  const isLocked = practice.data()?.locked === true;
  const left = live.docs.filter((vacancy) =>
    isLocked
      ? vacancy.get('frozenSince') === null &&
        ['offering', 'stalled'].includes(vacancy.get('state'))
      : vacancy.get('frozenSince') !== null,
  );
  for (let done = 0; done < left.length; done += atOnce)
    await Promise.all(
      left.slice(done, done + atOnce).map(({ id }) => sweepPart({ slug, vacancyId: id }, tools)),
    );
}
