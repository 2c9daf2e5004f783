import { tooltip } from '../../ui/tooltip.ts';
import type { TagsById } from '../tag/queries.ts';
import { TagChip } from '../tag/tag-chip.tsx';
import styles from './request.module.css';

type Props = {
  ids: readonly string[];
  tags: TagsById;
  /** Maximum number of tags in tight places; the others become a count, and the tooltip names all. */
  max?: number;
};

/** A request's tag names in the practice's order, without deleted tags. */
export function TagChips({ ids, tags, max }: Props) {
  const known = [...tags].filter(([id]) => ids.includes(id));
  if (known.length === 0) return null;
  const rest = known.slice(max ?? known.length).map(([, tag]) => tag.name);
  return (
    <span
      className={`row gap-1 ${styles.tags}`}
      {...(max !== undefined && { 'data-tight': '', ...tooltip(known.map(([, tag]) => tag.name).join(', ')) })}
    >
      {known.slice(0, max).map(([id, tag]) => (
        <TagChip key={id} tag={tag} size={12} />
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
