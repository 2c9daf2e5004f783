import type { TagsById } from '../../entities/tag/queries.ts';
import { Chip } from '../../ui/chip.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './requests.module.css';

type Props = {
  ids: readonly string[];
  tags: TagsById;
  /** Maximum number of tags in tight places; the others become a count, and the tooltip names all. */
  max?: number;
};

/** A request's tag names in the practice's order, without deleted tags. */
export function TagChips({ ids, tags, max = Number.POSITIVE_INFINITY }: Props) {
  const known = [...tags].filter(([id]) => ids.includes(id));
  if (known.length === 0) return null;
  const shown = known.slice(0, max);
  const rest = known.slice(shown.length).map(([, tag]) => tag.name);
  return (
    <span
      className={`row gap-1 ${styles.tags}`}
      {...tooltip(Number.isFinite(max) ? known.map(([, tag]) => tag.name).join(', ') : undefined)}
    >
      {shown.map(([id, tag]) => (
        <Chip key={id} color={tag.color}>
          <NamedIcon name={tag.icon} size={12} />
          {tag.name}
        </Chip>
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
