/** Sends several places at once: hours that are entered, or the places that are there. */
import { isUnknown, type Problem, type Result } from '../../../calls/problem.ts';
import { run, runTwice } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { texts as t } from '../round/texts.ts';
import { type Round, type RoundedPlace, sentOf } from '../round/use-round.ts';

export type Refused = {
  id: string;
  message: string;
  /** People who got two offers within a week: a member must want a third one. */
  askedOften: readonly string[];
  /** Nobody knows whether it arrived. */
  isUnknown: boolean;
};

type Sent = {
  offered: number;
  /** Entered without anybody who fits. */
  noted: number;
  refused: readonly Refused[];
  callBack: (() => void) | undefined;
};

type Known = { slug: string; days: 1 | 2 | 3 | 5; round: Round; isNoted: boolean };

export function useSendingSeveral({ slug, days, round, isNoted }: Known) {
  const { show } = useToasts();
  const patience = { unit: 'workingDays' as const, n: days };
  const { plans, found } = round;
  const placesOf = (askAgain: readonly string[]) =>
    plans.map((plan) => sentOf(plan, found.get(plan.vacancyId)?.rows ?? [], askAgain));

  const distribute = async (
    _: readonly RoundedPlace[],
    askAgain: readonly string[],
  ): Promise<Sent> => {
    const places = placesOf(askAgain);
    const { output, problem } = await runTwice('distributeVacancies', {
      companySlug: slug,
      patience,
      places,
    });
    if (!output) {
      const refused = places.map(({ vacancyId }) => refusedBy(vacancyId, problem));
      return { offered: 0, noted: 0, refused, callBack: undefined };
    }
    const { offered, undo } = output;
    const callBack = (by: string) =>
      tellSaving(
        show,
        run('undoDistribution', { companySlug: slug, undo: by }),
        { title: t.undone },
        t.notUndone,
        ({ tooLate }) => ({ title: tooLate > 0 ? t.tooLate(tooLate) : t.undone }),
      );
    return {
      offered,
      noted: 0,
      refused: output.refused.map(({ vacancyId: id, ...why }) => ({
        ...why,
        id,
        isUnknown: false,
      })),
      callBack: undo === undefined ? undefined : () => void callBack(undo),
    };
  };

  const enter = async (
    chosen: readonly RoundedPlace[],
    askAgain: readonly string[],
  ): Promise<Sent> => {
    const planned = new Map(placesOf(askAgain).map((place) => [place.vacancyId, place]));
    const answers = await Promise.all(
      chosen.map(async ({ id, state, stalledBecause, winners, plan: _, ...terms }) => {
        const people = planned.get(id);
        const { problem } = await runTwice('offerVacancy', {
          companySlug: slug,
          terms,
          mode: 'inTurn',
          patience,
          atOnce: 1,
          plan: [],
          passedOver: [],
          askAgain: [],
          ...people,
          vacancyId: id,
          begin: people !== undefined,
        });
        return { id, first: people?.plan[0]?.requestId, problem };
      }),
    );
    const done = answers.filter(({ problem }) => !problem);
    const asked = done.flatMap(({ id, first }) => (first === undefined ? [] : [{ id, first }]));
    const callBack = () => {
      const steps = asked.map(({ id, first }) =>
        runTwice('steerVacancy', {
          companySlug: slug,
          vacancyId: id,
          step: { kind: 'callBack', requestId: first },
        }),
      );
      const all = Promise.all(steps).then(
        (given): Result<unknown> => given.find(({ ok }) => !ok) ?? { ok: true, output: undefined },
      );
      void tellSaving(show, all, { title: t.undone }, t.notUndone);
    };
    return {
      offered: asked.length,
      noted: done.length - asked.length,
      refused: answers.flatMap(({ id, problem }) => (problem ? [refusedBy(id, problem)] : [])),
      callBack: asked.length > 0 ? callBack : undefined,
    };
  };
  return isNoted ? distribute : enter;
}

function refusedBy(id: string, problem: Problem): Refused {
  return {
    id,
    message: problem.message,
    askedOften: problem.details
      .filter(({ code }) => code === 'askedOften')
      .map(({ field }) => field.slice(field.lastIndexOf('.') + 1)),
    isUnknown: isUnknown(problem),
  };
}
