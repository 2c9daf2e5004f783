import { paths } from '@platzwart/domain/paths';
import { nextOrder } from '@platzwart/domain/tags/sort-order';
import type { Tag } from '@platzwart/domain/tags/tag';
import { resultOf } from '../../calls/direct-writes.ts';
import { putDirectly } from '../../firebase/live-documents.ts';
import { recordDefinition } from '../named/record-definition.ts';
import type { TagsById } from './queries.ts';

/** A colour to begin with; it has no icon. */
const freshTag = { color: 'teal', icon: '' } as const satisfies Partial<Tag>;

/**
 * A tag made where it is given, behind all others. Its id can be used at once: whoever reads it
 * before the tag is stored shows none.
 */
export function createTag(slug: string, tags: TagsById, name: string) {
  const id = crypto.randomUUID();
  const tag: Tag = { ...freshTag, name, order: nextOrder([...tags.values()]) };
  const saving = resultOf(putDirectly(paths.tag(slug, id), tag));
  void saving.then(({ ok }) => {
    if (ok) recordDefinition(slug, { kind: 'tag', id, did: 'Created', name });
  });
  return { id, saving };
}
