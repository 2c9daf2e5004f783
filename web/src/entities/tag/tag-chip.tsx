import type { Tag } from '@platzwart/domain/tags/tag';
import { Chip } from '../../ui/chip.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';

/** `size`: of its icon, in pixels. */
export function TagChip({
  tag,
  size,
}: {
  tag: Pick<Tag, 'name' | 'color' | 'icon'>;
  size?: number;
}) {
  return (
    <Chip color={tag.color}>
      <NamedIcon name={tag.icon} size={size} />
      {tag.name}
    </Chip>
  );
}

/** Where there is no room for its name: its icon, or how it begins. */
export function TagSign({ tag }: { tag: Pick<Tag, 'name' | 'color' | 'icon'> }) {
  return (
    <Chip color={tag.color}>
      {tag.icon === '' ? (
        <span aria-hidden="true">{[...tag.name][0]}</span>
      ) : (
        <NamedIcon name={tag.icon} size={12} />
      )}
      <span className="visually-hidden">{tag.name}</span>
    </Chip>
  );
}
