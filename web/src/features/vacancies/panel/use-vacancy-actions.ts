/** What members do with a vacancy: runs the call, tells that it is done, or why not. */
import type { CallInput } from '@platzwart/domain/calls/calls';
import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import type { VacancySteering } from '@platzwart/domain/vacancies/inputs';
import type { Result } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { texts } from './texts.ts';

type Answer = CallInput<'recordOfferAnswer'>['answer'];

export function useVacancyActions(vacancyId: string) {
  const { slug } = useRequestHandling();
  const { show } = useToasts();
  const command = useCommand((send: () => Promise<Result<unknown>>) => send());
  const about = { companySlug: slug, vacancyId };

  /** Resolves to whether it was done. */
  const act = async (send: () => Promise<Result<unknown>>, said: string): Promise<boolean> => {
    const output = await command.start(() =>
      tellSaving(show, send(), { title: said }, texts.notDone),
    );
    return output !== undefined;
  };
  return {
    isRunning: command.isRunning,
    act,
    steer: (step: VacancySteering, said: string) =>
      act(() => run('steerVacancy', { ...about, step }), said),
    answer: (
      requestId: string,
      answer: Answer,
      said: string,
      reason: DeclineReason | null = null,
    ) => {
      // 128 bits; a second press is another answer.
      const logId = crypto.randomUUID().replaceAll('-', '');
      return act(
        () => run('recordOfferAnswer', { ...about, requestId, logId, answer, reason }),
        said,
      );
    },
    undoGive: (requestId: string, said: string) =>
      act(() => run('undoGivenVacancy', { ...about, requestId }), said),
  };
}
