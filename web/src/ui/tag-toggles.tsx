import { type ChipColor, ToggleChip } from './chip.tsx';
import { NamedIcon } from './named-icon.tsx';

type Props = {
  tags: ReadonlyMap<
    string,
    { readonly name: string; readonly color: ChipColor; readonly icon?: string }
  >;
  chosen: readonly string[];
  deletedTag: string;
  /** How many there are with each, after its name. */
  countOf?: ((id: string) => number) | undefined;
  onChange: (change: (now: readonly string[]) => readonly string[]) => void;
};

/**
 * Tags to filter by. Selected tags that no longer exist (old link, or deleted meanwhile) still
 * filter and can be deselected.
 */
export function TagToggles({ tags, chosen, deletedTag, countOf, onChange }: Props) {
  const toggle = (id: string) =>
    onChange((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  // While tags are loading, missing ones are unknown.
  const deleted = tags.size > 0 ? chosen.filter((id) => !tags.has(id)) : [];
  return (
    <>
      {[...tags].map(([id, tag]) => (
        <ToggleChip
          key={id}
          color={tag.color}
          isOn={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {tag.icon && <NamedIcon name={tag.icon} size={12} />}
          {tag.name}
          {countOf && ' '}
          {countOf && <span className="digits regular">{countOf(id)}</span>}
        </ToggleChip>
      ))}
      {deleted.map((id) => (
        <ToggleChip key={id} isOn onClick={() => toggle(id)}>
          {deletedTag}
        </ToggleChip>
      ))}
    </>
  );
}
