import { TagColor } from '@platzwart/domain/tags/tag';
import { useEffect, useRef } from 'react';
import { TagChip } from '../../entities/tag/tag-chip.tsx';
import type { StoredTag } from './tag-kind.ts';
import { texts } from './texts.ts';

/** The tag in each colour: one press takes it. */
export function TagColors({
  tag,
  onChoose,
}: {
  tag: StoredTag;
  onChoose: (color: TagColor) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div ref={box} role="group" aria-label={texts.colorNamed(tag.name)} className="row gap-1">
      {TagColor.options.map((color) => (
        <button
          key={color}
          type="button"
          className="bare tap"
          aria-label={texts.colors[color]}
          aria-pressed={tag.color === color}
          onClick={() => onChoose(color)}
        >
          <TagChip tag={{ ...tag, color }} />
        </button>
      ))}
    </div>
  );
}
