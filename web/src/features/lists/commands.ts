/** Each resolves to undefined when done, or to an error message. */
import { paths } from '@platzwart/domain/paths';
import type { DynamicList } from '@platzwart/domain/tags/tag';
import { deleteDirectly, putDirectly, writeDirectly } from '../../firebase/live-documents.ts';
import { type ReplaceResult, replaceUnchanged } from '../../firebase/replace-unchanged.ts';
import { formTexts } from './form-texts.ts';
import type { ListRule, StoredList } from './list-rule.ts';
import { texts } from './texts.ts';

type Refusal = string | undefined;

/** The form values of a list; its position is changed separately. */
export type ListDraft = ListRule & { name: string };

/** Creates a list, or restores a deleted one under its own id. */
export async function putList(slug: string, id: string, draft: ListDraft, order: number): Promise<Refusal> {
  const document: DynamicList = { ...draftOf(draft), order };
  return refusals[await putDirectly(paths.list(slug, id), document)];
}

/** Saves against what the editor saw: never overwrites a colleague's change. */
export async function saveList(slug: string, id: string, seen: ListDraft, draft: ListDraft): Promise<Refusal> {
  return refusals[await replaceUnchanged(paths.list(slug, id), draftOf(seen), draftOf(draft))];
}

/** Only the position, so that it conflicts with no edit. */
export async function placeLists(slug: string, lists: readonly StoredList[]): Promise<Refusal> {
  const results = await Promise.all(lists.map(({ id, order }) => writeDirectly(paths.list(slug, id), { order })));
  return results.map((result) => refusals[result]).find((refusal) => refusal !== undefined);
}

export async function deleteList(slug: string, id: string): Promise<Refusal> {
  return refusals[await deleteDirectly(paths.list(slug, id))];
}

/** Random, so that two users who create one simultaneously get two. */
export function newListId(): string {
  return crypto.randomUUID();
}

/** Without the other stored fields: the rules accept exactly these. */
export function draftOf({ name, anyOf, allOf, noneOf, locationId }: ListDraft): ListDraft {
  return { name, anyOf, allOf, noneOf, locationId };
}

const refusals: Record<ReplaceResult, Refusal> = {
  done: undefined,
  changed: formTexts.changed.refused,
  gone: formTexts.changed.gone,
  refused: texts.notAllowed,
  offline: texts.offline,
  failed: texts.tryAgain,
};
