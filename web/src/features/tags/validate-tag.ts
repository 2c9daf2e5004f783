import type { WithId } from '@platzwart/domain/request/request';
import type { Tag } from '@platzwart/domain/tags/tag';
import { folded } from '@platzwart/domain/text/folding';
import { cleanLine, visibleLine } from '@platzwart/domain/text/text';
import { draftOf, type TagDraft } from './commands.ts';
import { texts } from './texts.ts';

const maxName = 40;

/** The name as stored, or why it is invalid: similar names look the same to everybody. */
export function validateName(
  typed: string,
  tags: readonly WithId<Tag>[],
  ownId: string | undefined,
): { name: string } | { problem: string } {
  const name = cleanLine(typed);
  if (!visibleLine.test(name)) return { problem: texts.nameMissing };
  if (name.length > maxName) return { problem: texts.nameTooLong };
  const isTaken = tags.some((tag) => tag.id !== ownId && folded(tag.name) === folded(name));
  return isTaken ? { problem: texts.nameTaken } : { name };
}

export function isSameDraft(one: TagDraft, other: TagDraft): boolean {
  return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}
