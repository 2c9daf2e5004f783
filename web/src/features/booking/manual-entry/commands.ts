/** Sends a request that staff entered. */
import type { ManualEntry } from '@platzwart/domain/request/manual-entry';
import { type CallResult, call } from '../../../firebase/calls.ts';

export type ManualEntryResult =
  | CallResult<'addRequestByPhone'>
  /** Timed out: the outcome is unknown; sending the same again creates it once. */
  | { kind: 'noAnswer' };

/** Milliseconds. */
const patience = 25_000;

export async function sendManualEntry(entry: ManualEntry): Promise<ManualEntryResult> {
  if (!navigator.onLine) return { kind: 'failed' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<ManualEntryResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'noAnswer' }), patience);
  });
  try {
    return await Promise.race([call('addRequestByPhone', entry), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
