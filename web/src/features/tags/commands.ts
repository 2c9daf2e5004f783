/** Each resolves to undefined when done, or to an error message. */
import { paths } from '@platzwart/domain/paths';
import type { WithId } from '@platzwart/domain/request/request';
import type { Tag } from '@platzwart/domain/tags/tag';
import { call } from '../../firebase/calls.ts';
import { deleteDirectly, putDirectly, writeDirectly } from '../../firebase/live-documents.ts';
import { type ReplaceResult, replaceUnchanged } from '../../firebase/replace-unchanged.ts';
import { mergeTexts } from './merge-texts.ts';
import { texts } from './texts.ts';

type Refusal = string | undefined;

/** What the form of a tag holds; its place among the others is moved apart from it. */
export type TagDraft = Pick<Tag, 'name' | 'color' | 'icon'>;

/** A new one, or one that was deleted, under its own id: requests keep that, so it stands at them again. */
export async function putTag(slug: string, id: string, draft: TagDraft, order: number): Promise<Refusal> {
  return refusals[await putDirectly(paths.tag(slug, id), { ...draftOf(draft), order })];
}

/** On what its editor saw: what a colleague saved meanwhile is never written over. */
export async function saveTag(slug: string, id: string, seen: TagDraft, draft: TagDraft): Promise<Refusal> {
  return refusals[await replaceUnchanged(paths.tag(slug, id), draftOf(seen), draftOf(draft))];
}

/** The place alone, so that it quarrels with nobody's editing. */
export async function placeTags(slug: string, tags: readonly WithId<Tag>[]): Promise<Refusal> {
  const results = await Promise.all(tags.map(({ id, order }) => writeDirectly(paths.tag(slug, id), { order })));
  return results.map((result) => refusals[result]).find((refusal) => refusal !== undefined);
}

/** Requests keep the id: the same tag made again stands at them again. */
export async function deleteTag(slug: string, id: string): Promise<Refusal> {
  return refusals[await deleteDirectly(paths.tag(slug, id))];
}

/**
 * Puts one tag in place of another, part by part, until none is left; `onPart` hears how many requests have been changed by
 * then. What was done stays done: called again after a failure it goes on.
 */
export async function mergeTags(slug: string, tagId: string, intoTagId: string, onPart: (requests: number) => void): Promise<Refusal> {
  if (!navigator.onLine) return texts.offline;
  let requests = 0;
  for (;;) {
    const answer = await call('mergeTags', { companySlug: slug, tagId, intoTagId });
    if (answer.kind === 'denied') return texts.notAllowed;
    if (answer.kind === 'refused') return answer.details[0]?.message ?? mergeTexts.interrupted;
    if (answer.kind !== 'done') return mergeTexts.interrupted;
    requests += answer.output.requests;
    onPart(requests);
    if (!answer.output.remaining) return undefined;
  }
}

/** Random, so that two who make one at the same moment make two. */
export function newTagId(): string {
  return crypto.randomUUID();
}

/** Without what else stands in a stored tag. */
export function draftOf({ name, color, icon }: TagDraft): TagDraft {
  return { name, color, icon };
}

const refusals: Record<ReplaceResult, Refusal> = {
  done: undefined,
  changed: texts.changed.refused,
  gone: texts.changed.gone,
  refused: texts.notAllowed,
  offline: texts.offline,
  failed: texts.tryAgain,
};
