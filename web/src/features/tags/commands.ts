/** Each resolves to undefined when done, or to a sentence that says why not. */
import { paths } from '@platzwart/domain/paths';
import type { Tag } from '@platzwart/domain/tag';
import { deleteDirectly, putDirectly } from '../../firebase/live-documents.ts';
import { texts } from './texts.ts';

type Refusal = string | undefined;

/** Whole documents: what somebody else changed in the same tag at the same moment is replaced, as one sees at once. */
export async function saveTag(slug: string, id: string, { name, color, icon, order }: Tag): Promise<Refusal> {
  return refusalOf(await putDirectly(paths.tag(slug, id), { name, color, icon, order }));
}

/** Requests keep the id: the same tag made again stands at them again. */
export async function deleteTag(slug: string, id: string): Promise<Refusal> {
  return refusalOf(await deleteDirectly(paths.tag(slug, id)));
}

/** Random, so that two who make one at the same moment make two. */
export function newTagId(): string {
  return crypto.randomUUID();
}

function refusalOf(result: 'done' | 'refused' | 'failed'): Refusal {
  if (result === 'done') return undefined;
  return result === 'refused' ? texts.notAllowed : texts.tryAgain;
}
