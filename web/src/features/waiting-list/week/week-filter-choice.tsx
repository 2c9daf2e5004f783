import type { Tag } from '@platzwart/domain/tag';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { texts } from '../texts.ts';
import styles from './week.module.css';
import { conditionsOf, noFilter, type WeekFilter } from './week-address.ts';

export type KnownTags = ReadonlyMap<string, Pick<Tag, 'name' | 'color'>>;

type Props = { filter: WeekFilter; tags: KnownTags; onFilter: (change: (now: WeekFilter) => WeekFilter) => void };

const t = texts.filter;

/** Who is counted: one button for the priority, and one that opens the tags. */
export function useWeekFilterChoice({ filter, tags, onFilter }: Props) {
  const id = useId();
  // A link with a filter shows what it asks for.
  const [isOpen, setOpen] = useState(filter.tags.length > 0);
  const hasTags = tags.size > 0 || filter.tags.length > 0;
  return {
    buttons: (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
      <div role="group" aria-label={t.label} className={styles.chips}>
        <ToggleChip isOn={filter.prioritized} onClick={() => onFilter((now) => ({ ...now, prioritized: !now.prioritized }))}>
          {t.prioritized}
        </ToggleChip>
        {hasTags && (
          <Button
            look={isOpen || filter.tags.length > 0 ? 'outlined' : 'plain'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t.tags(filter.tags.length)}
          </Button>
        )}
      </div>
    ),
    panel: (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
      <div id={id} role="group" aria-label={t.tagsLabel} hidden={!isOpen || !hasTags} className={styles.chips}>
        {isOpen && <TagChoice filter={filter} tags={tags} onFilter={onFilter} />}
        {conditionsOf(filter) > 0 && (
          <Button look="plain" onClick={() => onFilter(() => noFilter)}>
            {t.reset}
          </Button>
        )}
      </div>
    ),
  };
}

function TagChoice({ filter, tags, onFilter }: Props) {
  const toggle = (id: string) =>
    onFilter((now) => ({ ...now, tags: now.tags.includes(id) ? now.tags.filter((other) => other !== id) : [...now.tags, id] }));
  // An old link, or a tag that somebody deletes while it is filtered by: what narrows the week can be taken off.
  const deleted = tags.size > 0 ? filter.tags.filter((id) => !tags.has(id)) : [];
  return (
    <>
      {[...tags].map(([id, tag]) => (
        <ToggleChip key={id} color={tag.color} isOn={filter.tags.includes(id)} onClick={() => toggle(id)}>
          {tag.name}
        </ToggleChip>
      ))}
      {deleted.map((id) => (
        <ToggleChip key={id} isOn onClick={() => toggle(id)}>
          {t.deletedTag}
        </ToggleChip>
      ))}
    </>
  );
}
