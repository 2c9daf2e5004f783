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

/** The form values of a tag; its position is changed separately. */
export type TagDraft = Pick<Tag, 'name' | 'color' | 'icon'>;

/** Creates a tag, or restores a deleted one under its own id: requests still reference it. */
export async function putTag(slug: string, id: string, draft: TagDraft, order: number): Promise<Refusal> {
  return refusals[await putDirectly(paths.tag(slug, id), { ...draftOf(draft), order })];
}

/** Saves against what the editor saw: never overwrites a colleague's change. */
export async function saveTag(slug: string, id: string, seen: TagDraft, draft: TagDraft): Promise<Refusal> {
  return refusals[await replaceUnchanged(paths.tag(slug, id), draftOf(seen), draftOf(draft))];
}

/** Only the position, so that it conflicts with no edit. */
export async function placeTags(slug: string, tags: readonly WithId<Tag>[]): Promise<Refusal> {
  const results = await Promise.all(tags.map(({ id, order }) => writeDirectly(paths.tag(slug, id), { order })));
  return results.map((result) => refusals[result]).find((refusal) => refusal !== undefined);
}

/** Requests keep the id: a restored tag reappears on them. */
export async function deleteTag(slug: string, id: string): Promise<Refusal> {
  return refusals[await deleteDirectly(paths.tag(slug, id))];
}

/**
 * Replaces one tag by another, in parts, until none is left; `onPart` receives the number of changed requests so far.
 * Finished parts stay: calling it again after a failure resumes.
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

/** Random, so that two users who create one simultaneously get two. */
export function newTagId(): string {
  return crypto.randomUUID();
}

/** Without a tag's other stored fields. */
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
