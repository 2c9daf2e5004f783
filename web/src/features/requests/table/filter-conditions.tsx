/** The filter conditions: loaded when opened, or when a link sets one. */
import { weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';
import { useMemo } from 'react';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TagToggles } from '../../../ui/tag-toggles.tsx';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import type { FilterProps } from './filter-panel.tsx';
import { conditionsOf, type DayPart, insurancesOf, noFilter, type OfferFilter, type RequestFilter, recentDays } from './request-filter.ts';

const t = texts.filter;

export function Conditions({ filter, choices: { tags, locations, requests }, onFilter }: FilterProps) {
  const insurances = useMemo(() => insurancesOf(requests), [requests]);
  const set = (change: Partial<RequestFilter>) => onFilter({ ...filter, ...change });
  return (
    <>
      {tags.size > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
        <div role="group" aria-label={t.tags} className="row">
          <TagToggles
            tags={tags}
            chosen={filter.tags}
            deletedTag={t.deletedTag}
            onChange={(change) => set({ tags: change(filter.tags) })}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={t.marks} className="row">
        <ToggleChip isOn={filter.isNew} onClick={() => set({ isNew: !filter.isNew })}>
          {t.isNew}
        </ToggleChip>
        <ToggleChip isOn={filter.prioritized} onClick={() => set({ prioritized: !filter.prioritized })}>
          {t.prioritized}
        </ToggleChip>
        <ToggleChip isOn={filter.nowhere} onClick={() => set({ nowhere: !filter.nowhere })}>
          {entityTexts.isOnNoWaitingList}
        </ToggleChip>
        <ToggleChip isOn={filter.unconfirmed} onClick={() => set({ unconfirmed: !filter.unconfirmed })}>
          {entityTexts.emailUnconfirmed}
        </ToggleChip>
        <ToggleChip isOn={filter.noEmail} onClick={() => set({ noEmail: !filter.noEmail })}>
          {t.noEmail}
        </ToggleChip>
        <ToggleChip isOn={filter.unreachable} onClick={() => set({ unreachable: !filter.unreachable })}>
          {entityTexts.emailFailed}
        </ToggleChip>
        <ToggleChip isOn={filter.unanswered} onClick={() => set({ unanswered: !filter.unanswered })}>
          {texts.unansweredFilter}
        </ToggleChip>
      </div>
      <div className={`row ${styles.filterFields}`}>
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
        <SelectField
          label={t.age}
          name="filter-age"
          placeholder={t.anyAge}
          options={withChosen(ages, filter.age).map((age) => ({ value: age, label: ageText(age) }))}
          value={filter.age}
          onChange={(event) => set({ age: event.target.value })}
        />
        <SelectField
          label={t.waiting}
          name="filter-waiting"
          placeholder={t.anyWaiting}
          options={withChosen(waits, filter.waiting).map((months) => ({ value: months, label: t.months(Number(months)) }))}
          value={filter.waiting}
          onChange={(event) => set({ waiting: event.target.value })}
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
        <SelectField
          label={t.offer}
          name="filter-offer"
          placeholder={t.anyOffer}
          options={[
            { value: 'has', label: t.offers.has },
            { value: 'recent', label: t.offers.recent(recentDays) },
            { value: 'never', label: t.offers.never },
          ]}
          value={filter.offer}
          onChange={(event) => set({ offer: event.target.value as OfferFilter | '' })}
        />
        {conditionsOf(filter) > 0 && (
          <Button look="plain" onClick={() => onFilter(noFilter)}>
            {t.reset}
          </Button>
        )}
      </div>
    </>
  );
}

const ages = ['-5', '-17', '18-'] as const;
const waits = ['1', '3', '6', '12'] as const;

/** A question or a link may ask for what is not among the choices. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen];
}

function ageText(age: string): string {
  const [from = '', to = ''] = age.split('-');
  if (from === '') return t.ages.under(Number(to) + 1);
  return to === '' ? t.ages.from(Number(from)) : t.ages.between(Number(from), Number(to));
}
