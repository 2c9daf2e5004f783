/**
 * What a step of a vacancy does to a request: stored fields, and moves into and out of the waiting
 * lists.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { archive, reactivate } from '../request/changes.ts';
import type { Actor, HistoryEntry } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import type { RequestStep } from './step-types.ts';

/**
 * The request afterwards, and its new history lines. `form`: needed where slots change or it
 * returns to its lists.
 */
export function requestAfterStep(
  current: TherapyRequest,
  step: RequestStep | undefined,
  { form, by, now }: { form: FormConfiguration | undefined; by: Actor; now: Date },
): { after: TherapyRequest; history: HistoryEntry[] } {
  if (!step) return { after: current, history: [] };
  const { patch, history, move } = step;
  const patched: TherapyRequest = { ...current, ...patch };
  if (move === 'archive') {
    const archived = archive(patched, 'placeFound', by, now);
    if (archived.ok && archived.value !== 'unchanged')
      return { after: archived.value.after, history: [...history, archived.value.history] };
  }
  if (move === 'reactivate' && form) {
    const back = reactivate(patched, form, by, now);
    if (back.ok && back.value !== 'unchanged')
      return {
        after: { ...back.value.after, ...patch },
        history: [...history, back.value.history],
      };
  }
  const isOnOtherLists =
    patch.slots !== undefined && form !== undefined && patched.status === 'open';
  return {
    after: isOnOtherLists ? { ...patched, slotKeys: slotKeysFor(patched, form) } : patched,
    history,
  };
}
