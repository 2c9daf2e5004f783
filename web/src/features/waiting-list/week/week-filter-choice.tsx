import { useId, useState } from 'react';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { TagToggles } from '../../../ui/tag-toggles.tsx';
import { texts } from '../texts.ts';
import { conditionsOf, noFilter, type WeekFilter } from './week-address.ts';

type Props = {
  filter: WeekFilter;
  tags: TagsById;
  onFilter: (change: (now: WeekFilter) => WeekFilter) => void;
};

const t = texts.filter;

/** Filters for the counts: a priority toggle, and a button that opens the tags. */
export function useWeekFilterChoice({ filter, tags, onFilter }: Props) {
  const id = useId();
  // Opens if the link sets a filter.
  const [isOpen, setOpen] = useState(filter.tags.length > 0);
  const hasTags = tags.size > 0 || filter.tags.length > 0;
  return {
    buttons: (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
      <div role="group" aria-label={t.label} className="row">
        <ToggleChip
          isOn={filter.prioritized}
          onClick={() => onFilter((now) => ({ ...now, prioritized: !now.prioritized }))}
        >
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
      <div
        id={id}
        role="group"
        aria-label={t.tagsLabel}
        hidden={!isOpen || !hasTags}
        className="row"
      >
        {isOpen && (
          <TagToggles
            tags={tags}
            chosen={filter.tags}
            deletedTag={t.deletedTag}
            onChange={(change) => onFilter((now) => ({ ...now, tags: change(now.tags) }))}
          />
        )}
        {conditionsOf(filter) > 0 && (
          <Button look="plain" onClick={() => onFilter(() => noFilter)}>
            {t.reset}
          </Button>
        )}
      </div>
    ),
  };
}
