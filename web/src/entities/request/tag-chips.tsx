import { tooltip } from '../../ui/tooltip.ts';
import type { TagsById } from '../tag/queries.ts';
import { TagChip, TagSign } from '../tag/tag-chip.tsx';
import { fittingTags } from './fitting-tags.ts';
import styles from './request.module.css';

type Props = {
  ids: readonly string[];
  tags: TagsById;
  /**
   * In rem, in tight places: what does not fit becomes icons or a count, and the tooltip names all.
   */
  room?: number;
};

/** A request's tag names in the practice's order, without deleted tags. */
export function TagChips({ ids, tags, room }: Props) {
  const known = [...tags].filter(([id]) => ids.includes(id));
  if (known.length === 0) return null;
  const names = known.map(([, tag]) => tag.name);
  const { words, signs } =
    room === undefined ? { words: known.length, signs: 0 } : fittingTags(names, room);
  const rest = names.slice(words + signs);
  return (
    <span
      className={`row gap-1 ${styles.tags}`}
      {...(room !== undefined && {
        'data-tight': '',
        ...tooltip(words < names.length ? names.join(', ') : undefined),
      })}
    >
      {known.slice(0, words).map(([id, tag]) => (
        <TagChip key={id} tag={tag} size={12} />
      ))}
      {known.slice(words, words + signs).map(([id, tag]) => (
        <TagSign key={id} tag={tag} />
      ))}
      {rest.length > 0 && (
        <span className={`hint ${styles.moreTags}`}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">{rest.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
