import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { StoredRequest } from '../request-handling.tsx';
import type { Logged } from './commands.ts';

/**
 * Restores a request's previous next step. The contact stays in the history, which is append-only; requests listed only
 * because the patient asked for a call come back as a call for today.
 */
export function previousStepOf({ nextStep, callbackWish, lastContact }: StoredRequest, today: IsoDate): Logged {
  const step = nextStep && { kind: nextStep.kind, dueOn: nextStep.dueOn };
  const callbackRequested = callbackWish && !lastContact ? { kind: 'callBack' as const, dueOn: today } : null;
  return { contact: null, nextStep: step ?? callbackRequested, remark: '' };
}
