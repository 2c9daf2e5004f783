import { maxTags } from '@platzwart/domain/tags/tag';
import { useId } from 'react';
import type { TagsById } from '../../entities/tag/queries.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { formTexts as t } from './form-texts.ts';
import styles from './lists.module.css';
import { texts } from './texts.ts';

type Props = {
  title: string;
  hint: string;
  tags: TagsById;
  chosen: readonly string[];
  /** Filters unselected tags by name. */
  isSearched: (name: string) => boolean;
  onChange: (chosen: string[]) => void;
};

/** One condition of a list: toggles tags; tags deleted meanwhile can only be removed. */
export function TagChoice({ title, hint, tags, chosen, isSearched, onChange }: Props) {
  const id = useId();
  const isFull = chosen.length >= maxTags;
  const known = [...tags.keys()];
  // In tag order, so that the same choice is always stored identically.
  const toggle = (tagId: string) =>
    onChange(
      chosen.includes(tagId)
        ? chosen.filter((other) => other !== tagId)
        : [...chosen, tagId].sort((one, other) => known.indexOf(one) - known.indexOf(other)),
    );
  const deleted = chosen.filter((tagId) => !tags.has(tagId));
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="strong">{title}</legend>
      <p id={`${id}-hint`} className="hint">
        {isFull ? t.max(maxTags) : hint}
      </p>
      <div className="row apart">
        {[...tags].map(([tagId, tag]) => {
          const isOn = chosen.includes(tagId);
          return (
            (isOn || isSearched(tag.name)) && (
              <ToggleChip
                key={tagId}
                color={tag.color}
                isOn={isOn}
                aria-disabled={(isFull && !isOn) || undefined}
                onClick={() => (isOn || !isFull) && toggle(tagId)}
              >
                <NamedIcon name={tag.icon} size={12} />
                {tag.name}
              </ToggleChip>
            )
          );
        })}
        {deleted.map((tagId) => (
          <ToggleChip key={tagId} isOn onClick={() => toggle(tagId)}>
            <span className={styles.deletedTag}>{texts.rule.deletedTag}</span>
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
