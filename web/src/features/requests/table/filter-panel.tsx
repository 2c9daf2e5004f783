/** Conditions for the table, behind one button; what is chosen stands in the address. */
import type { TherapyRequest } from '@platzwart/domain/request';
import { weekdayName, weekdays } from '@platzwart/domain/slot';
import { ListFilter } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TagsById } from '../queries.ts';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import { conditionsOf, type DayPart, insurancesOf, noFilter, type RequestFilter } from './request-filter.ts';

const t = texts.filter;

export type FilterChoices = {
  tags: TagsById;
  locations: readonly { id: string; title: string }[];
  /** Whose insurances there are to choose from. */
  requests: readonly Pick<TherapyRequest, 'insurance'>[];
};

type Props = { filter: RequestFilter; choices: FilterChoices; onFilter: (filter: RequestFilter) => void };

export function useFilterPanel({ filter, choices, onFilter }: Props) {
  const id = useId();
  const count = conditionsOf(filter);
  // A link with a filter shows what it asks for.
  const [isOpen, setOpen] = useState(count > 0);
  return {
    button: (
      <Button look={isOpen || count > 0 ? 'outlined' : 'plain'} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ListFilter size={16} aria-hidden="true" />
        {t.open(count)}
      </Button>
    ),
    panel: (
      <div id={id} hidden={!isOpen} className={styles.filters}>
        {isOpen && <Conditions filter={filter} choices={choices} onFilter={onFilter} />}
      </div>
    ),
  };
}

function Conditions({ filter, choices: { tags, locations, requests }, onFilter }: Props) {
  const insurances = useMemo(() => insurancesOf(requests), [requests]);
  const set = (change: Partial<RequestFilter>) => onFilter({ ...filter, ...change });
  const toggleTag = (id: string) =>
    set({ tags: filter.tags.includes(id) ? filter.tags.filter((other) => other !== id) : [...filter.tags, id] });
  // An old link, or a tag that somebody deletes while it is filtered by: what narrows the table can be taken off.
  const deletedTags = filter.tags.filter((id) => !tags.has(id));
  return (
    <>
      {tags.size > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
        <div role="group" aria-label={t.tags} className={styles.filterChips}>
          {[...tags].map(([id, tag]) => (
            <ToggleChip key={id} color={tag.color} isOn={filter.tags.includes(id)} onClick={() => toggleTag(id)}>
              {tag.name}
            </ToggleChip>
          ))}
          {deletedTags.map((id) => (
            <ToggleChip key={id} isOn onClick={() => toggleTag(id)}>
              {t.deletedTag}
            </ToggleChip>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={t.marks} className={styles.filterChips}>
        <ToggleChip isOn={filter.isNew} onClick={() => set({ isNew: !filter.isNew })}>
          {t.isNew}
        </ToggleChip>
        <ToggleChip isOn={filter.prioritized} onClick={() => set({ prioritized: !filter.prioritized })}>
          {t.prioritized}
        </ToggleChip>
        <ToggleChip isOn={filter.nowhere} onClick={() => set({ nowhere: !filter.nowhere })}>
          {texts.waitsNowhere}
        </ToggleChip>
        <ToggleChip isOn={filter.unconfirmed} onClick={() => set({ unconfirmed: !filter.unconfirmed })}>
          {texts.emailUnconfirmed}
        </ToggleChip>
        <ToggleChip isOn={filter.unreachable} onClick={() => set({ unreachable: !filter.unreachable })}>
          {texts.emailFailed}
        </ToggleChip>
        <ToggleChip isOn={filter.unanswered} onClick={() => set({ unanswered: !filter.unanswered })}>
          {texts.unansweredFilter}
        </ToggleChip>
      </div>
      <div className={styles.filterFields}>
        {locations.length > 1 && (
          <SelectField
            label={t.location}
            name="filter-location"
            placeholder={t.everywhere}
            options={locations.map(({ id, title }) => ({ value: id, label: title }))}
            value={filter.locationId}
            onChange={(event) => set({ locationId: event.target.value })}
          />
        )}
        <SelectField
          label={t.weekday}
          name="filter-weekday"
          placeholder={t.anyDay}
          options={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
          value={filter.weekday}
          onChange={(event) => set({ weekday: event.target.value })}
        />
        <SelectField
          label={t.dayPart}
          name="filter-day-part"
          placeholder={t.anyTime}
          options={t.dayParts}
          value={filter.dayPart}
          onChange={(event) => set({ dayPart: event.target.value as DayPart | '' })}
        />
        {insurances.length > 0 && (
          <SelectField
            label={t.insurance}
            name="filter-insurance"
            placeholder={t.anyInsurance}
            options={insurances.map((name) => ({ value: name, label: name }))}
            value={filter.insurance}
            onChange={(event) => set({ insurance: event.target.value })}
          />
        )}
        {conditionsOf(filter) > 0 && (
          <Button look="plain" onClick={() => onFilter(noFilter)}>
            {t.reset}
          </Button>
        )}
      </div>
    </>
  );
}
