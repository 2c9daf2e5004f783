import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { StoredRequest } from '../request-handling.tsx';
import type { Logged } from './commands.ts';

/**
 * What brings the next step back that a request had. The contact stays in the history, where nothing is taken away; whoever
 * asked to be called and stood in the list for that alone comes back as a call for today.
 */
export function previousStepOf({ nextStep, callbackWish, lastContact }: StoredRequest, today: IsoDate): Logged {
  const step = nextStep && { kind: nextStep.kind, dueOn: nextStep.dueOn };
  const callbackRequested = callbackWish && !lastContact ? { kind: 'callBack' as const, dueOn: today } : null;
  return { contact: null, nextStep: step ?? callbackRequested, remark: '' };
}
