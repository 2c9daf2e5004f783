import { folded } from '@platzwart/domain/text/folding';
import { cleanLine, visibleLine } from '@platzwart/domain/text/text';
import { draftOf, type ListDraft } from './commands.ts';
import { formTexts } from './form-texts.ts';
import type { StoredList } from './list-rule.ts';

/** Limits of `firestore.rules`. */
const maxName = 60;

/** The name as stored, or why it is invalid: similar names look the same in the navigation. */
export function validateName(
  typed: string,
  lists: readonly StoredList[],
  ownId: string | undefined,
): { name: string } | { problem: string } {
  const name = cleanLine(typed);
  if (!visibleLine.test(name)) return { problem: formTexts.nameMissing };
  if (name.length > maxName) return { problem: formTexts.nameTooLong };
  const isTaken = lists.some((list) => list.id !== ownId && folded(list.name) === folded(name));
  return isTaken ? { problem: formTexts.nameTaken } : { name };
}

/** Whether two are equal, tag order included: saving compares just as exactly. */
export function isSameDraft(one: ListDraft, other: ListDraft): boolean {
  return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}
