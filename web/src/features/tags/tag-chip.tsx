import { Chip } from '../../ui/chip.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import type { TagDraft } from './commands.ts';

export function TagChip({ tag }: { tag: TagDraft }) {
  return (
    <Chip color={tag.color}>
      <NamedIcon name={tag.icon} />
      {tag.name}
    </Chip>
  );
}
