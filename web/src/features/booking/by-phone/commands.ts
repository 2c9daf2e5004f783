/** Sending what staff have taken down. */
import type { Recording } from '@platzwart/domain/recording';
import { type CallResult, call } from '../../../firebase/calls.ts';

export type RecordResult =
  | CallResult<'addRequestByPhone'>
  /** No answer for a long time. Nothing is known about whether it was done; the same again does it once. */
  | { kind: 'noAnswer' };

/** Milliseconds. */
const patience = 25_000;

export async function sendRecording(recording: Recording): Promise<RecordResult> {
  if (!navigator.onLine) return { kind: 'failed' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<RecordResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'noAnswer' }), patience);
  });
  try {
    return await Promise.race([call('addRequestByPhone', recording), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
