/**
 * The same answer for what is written without a function: priority, tags, notes, tags and lists of
 * a practice.
 */
import { wholeForm } from '@platzwart/domain/failure';
import type { EndReason, ReplaceResult } from '../firebase/live-documents.ts';
import { type Messages, problemOf, type Result, refusal } from './problem.ts';

/** `changed` and `gone`: what somebody reads whose change is based on what is no longer there. */
type WriteMessages = Messages & Partial<Record<'changed' | 'gone', string>>;

export async function resultOf(
  writing: Promise<'done' | EndReason | ReplaceResult>,
  messages: WriteMessages = {},
): Promise<Result<true>> {
  const answer = await writing;
  switch (answer) {
    case 'done':
      return { ok: true, output: true };
    case 'changed':
    case 'gone':
      return {
        ok: false,
        problem: refusal([{ field: wholeForm, code: answer, message: messages[answer] ?? '' }]),
      };
    case 'refused':
      return { ok: false, problem: problemOf('denied', messages) };
    default:
      return { ok: false, problem: problemOf(answer, messages) };
  }
}
