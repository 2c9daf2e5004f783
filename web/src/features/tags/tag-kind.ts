import { paths } from '@platzwart/domain/paths';
import type { WithId } from '@platzwart/domain/request/request';
import { maxTagName, type Tag } from '@platzwart/domain/tags/tag';
import type { Kind } from '../../entities/named/kind.ts';
import { texts } from './texts.ts';

export type StoredTag = WithId<Tag>;
export type TagDraft = Pick<Tag, 'name' | 'color' | 'icon'>;

/** Requests keep a tag's id: a restored one reappears on them. */
export const tagKind: Kind<TagDraft> = {
  path: paths.tag,
  draftOf: ({ name, color, icon }) => ({ name, color, icon }),
  maxName: maxTagName,
  logged: 'tag',
  texts: texts.kind,
};
