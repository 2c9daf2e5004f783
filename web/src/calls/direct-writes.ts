/**
 * The same answer for what is written without a function: priority, tags, notes, tags and lists of
 * a practice.
 */
import { wholeForm } from '@platzwart/domain/failure';
import type { EndReason, ReplaceResult } from '../firebase/live-documents.ts';
import { denial, problemOf, type Result, refusal } from './problem.ts';
import { staffTexts } from './staff-texts.ts';

/**
 * What somebody reads whose change is based on what is no longer there; the rules' refusal may mean
 * the same.
 */
type Conflicts = Partial<Record<'changed' | 'gone' | 'refused', string>>;

export async function resultOf(
  writing: Promise<'done' | EndReason | ReplaceResult>,
  messages: Conflicts = {},
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
      return { ok: false, problem: denial(messages.refused ?? staffTexts.denied) };
    default:
      return { ok: false, problem: problemOf(answer) };
  }
}
