/** The filter conditions, each with how many it would leave: loaded when opened. */
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { isSameFilter, noFilter } from '@platzwart/domain/tags/request-filter';
import { weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';
import { type CSSProperties, Fragment, type ReactNode, useMemo, useState } from 'react';
import { insurancesOf } from '../../../entities/request/insurances.ts';
import { recentDays } from '../../../entities/request/request-filter.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { AnchoredPanel } from '../../../ui/overlay/anchored-panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TagToggles } from '../../../ui/tag-toggles.tsx';
import { texts } from '../texts.ts';
import { ageText } from './active-filters.tsx';
import type { FilterProps } from './filter-panel.tsx';
import type { Anchored } from './panel-button.tsx';
import styles from './table.module.css';

const t = texts.filter;

type Props = FilterProps & Anchored;

export function FilterConditions({ anchor, isOpen, onClose, ...props }: Props) {
  const { filter, base, found, onFilter } = props;
  return (
    <AnchoredPanel anchor={anchor} isOpen={isOpen} onClose={onClose} title={t.title} isWide>
      {isOpen && <Conditions {...props} />}
      <div className={`row between ${styles.columnsEnd}`}>
        <Button
          look="plain"
          aria-label={t.reset}
          aria-disabled={isSameFilter(filter, base)}
          onClick={() => onFilter(base)}
        >
          {t.resetShort}
        </Button>
        <Button look="filled" onClick={onClose}>
          {t.show(found)}
        </Button>
      </div>
    </AnchoredPanel>
  );
}

/** The short ones first: they share lines. */
const marks = [
  'isNew',
  'prioritized',
  'prescription',
  'unanswered',
  'unconfirmed',
  'noEmail',
  'unreachable',
  'nowhere',
] as const;

function Conditions({ filter, tags, locations, matching, found, onFilter }: FilterProps) {
  const isCounted = found !== undefined;
  const all = useMemo(() => matching(noFilter), [matching]);
  // What nobody is at all is no choice; what nobody is among those left stays where it is.
  const present = marks.filter(
    (mark) => filter[mark] || matching({ ...noFilter, [mark]: true }).length > 0,
  );
  const insurances = useMemo(() => insurancesOf(all), [all]);
  const countWith = (change: Partial<RequestFilter>) => matching({ ...filter, ...change }).length;
  const set = (change: Partial<RequestFilter>) => onFilter({ ...filter, ...change });
  return (
    <div className="stack gap-4">
      {tags.size > 0 && (
        <TagsGroup
          filter={filter}
          tags={tags}
          matching={isCounted ? matching : undefined}
          onChange={set}
        />
      )}
      <Group name={t.marks}>
        {present.map((mark) => (
          <ToggleChip key={mark} isOn={filter[mark]} onClick={() => set({ [mark]: !filter[mark] })}>
            {markTexts[mark]}
            {isCounted && <Count n={countWith({ [mark]: true })} />}
          </ToggleChip>
        ))}
      </Group>
      <TimesGroup filter={filter} isCounted={isCounted} countWith={countWith} onChange={set} />
      <div className={`row top ${styles.filterFields}`}>
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
          options={withChosen(waits, filter.waiting).map((months) => ({
            value: months,
            label: t.months(Number(months)),
          }))}
          value={filter.waiting}
          onChange={(event) => set({ waiting: event.target.value })}
        />
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
          onChange={(event) => set({ offer: event.target.value as RequestFilter['offer'] })}
        />
      </div>
    </div>
  );
}

type TagsProps = Pick<FilterProps, 'filter' | 'tags'> & {
  /** Undefined: no number is shown. */
  matching: FilterProps['matching'] | undefined;
  onChange: (change: Partial<RequestFilter>) => void;
};

const how = { allOf: 'Alle von', anyOf: 'Mindestens eines von', noneOf: 'Keines von' } as const;
const ways = ['allOf', 'anyOf', 'noneOf'] as const;

/** Tags that all need, of which all need one, or that nobody may have; a tag is in one of them. */
function TagsGroup({ filter, tags, matching, onChange }: TagsProps) {
  const [way, setWay] = useState(ways.find((each) => filter[each].length > 0) ?? 'allOf');
  const counts = useMemo(() => {
    const those = matching?.(way === 'anyOf' ? { ...filter, anyOf: [] } : filter) ?? [];
    const carried = new Map<string, number>();
    for (const request of those)
      for (const tag of request.tags) carried.set(tag, (carried.get(tag) ?? 0) + 1);
    return { carried, all: those.length };
  }, [matching, filter, way]);
  const countOf = (id: string) => {
    const carry = counts.carried.get(id) ?? 0;
    return way === 'noneOf' ? counts.all - carry : carry;
  };
  return (
    <>
      <Group name={t.tags}>
        {ways.map((each) => (
          <ToggleChip key={each} isOn={way === each} onClick={() => setWay(each)}>
            {how[each]}
            {filter[each].length > 0 && way !== each && <Count n={filter[each].length} />}
          </ToggleChip>
        ))}
      </Group>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={how[way]} className="row gap-1">
        <TagToggles
          tags={tags}
          chosen={filter[way]}
          deletedTag={t.deletedTag}
          countOf={matching && countOf}
          onChange={(change) => {
            const chosen = change(filter[way]);
            const without = (ids: readonly string[]) => ids.filter((id) => !chosen.includes(id));
            const { allOf, anyOf, noneOf } = filter;
            onChange({
              allOf: without(allOf),
              anyOf: without(anyOf),
              noneOf: without(noneOf),
              [way]: [...chosen],
            });
          }}
        />
      </div>
    </>
  );
}

type TimesProps = Pick<FilterProps, 'filter'> & {
  isCounted: boolean;
  countWith: (change: Partial<RequestFilter>) => number;
  onChange: (change: Partial<RequestFilter>) => void;
};

/** The week: a day, a part of all days, or one part of one day, each with how many can come. */
function TimesGroup({ filter, isCounted, countWith, onChange }: TimesProps) {
  const days = weekdays
    .map((day) => ({ day, weekday: String(day), count: countWith({ weekday: String(day) }) }))
    .filter(({ weekday, count }) => count > 0 || filter.weekday === weekday);
  const parts = t.dayParts.map(({ value, label }) => ({
    dayPart: value,
    label,
    cells: days.map(({ weekday }) => countWith({ weekday, dayPart: value })),
  }));
  const most = Math.max(1, ...parts.flatMap(({ cells }) => cells));
  return (
    <Group name={t.times} isWhole>
      <div className={styles.filterWeek} style={{ '--days': days.length } as CSSProperties}>
        <span />
        {days.map(({ day, weekday, count }) => (
          <ToggleChip
            key={weekday}
            isOn={filter.weekday === weekday}
            aria-label={`${weekdayName(day)} ${count}`}
            onClick={() => onChange({ weekday: filter.weekday === weekday ? '' : weekday })}
          >
            {weekdayName(day, 'short')}
            {isCounted && <Count n={count} />}
          </ToggleChip>
        ))}
        {parts.map(({ dayPart, label, cells }) => (
          <Fragment key={dayPart}>
            <ToggleChip
              isOn={filter.dayPart === dayPart}
              onClick={() => onChange({ dayPart: filter.dayPart === dayPart ? '' : dayPart })}
            >
              {label}
              {isCounted && <Count n={countWith({ dayPart })} />}
            </ToggleChip>
            {days.map(({ day, weekday }, i) => {
              const isOn = filter.weekday === weekday && filter.dayPart === dayPart;
              return (
                <button
                  key={weekday}
                  type="button"
                  className={`digits ${styles.filterCell}`}
                  style={
                    { '--share': `${Math.round(((cells[i] ?? 0) / most) * 34)}%` } as CSSProperties
                  }
                  aria-pressed={isOn}
                  aria-label={`${weekdayName(day)} ${label} ${cells[i]}`}
                  onClick={() =>
                    onChange(isOn ? { weekday: '', dayPart: '' } : { weekday, dayPart })
                  }
                >
                  {cells[i]}
                </button>
              );
            })}
          </Fragment>
        ))}
      </div>
    </Group>
  );
}

const markTexts: Record<(typeof marks)[number], string> = {
  isNew: t.isNew,
  prioritized: t.prioritized,
  nowhere: entityTexts.isOnNoWaitingList,
  unconfirmed: entityTexts.emailUnconfirmed,
  noEmail: t.noEmail,
  unreachable: entityTexts.emailFailed,
  unanswered: texts.unansweredFilter,
  prescription: t.prescription,
};

function Group({
  name,
  isWhole = false,
  children,
}: {
  name: string;
  isWhole?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div role="group" aria-label={name} className="stack gap-1">
      <p className="hint small" aria-hidden="true">
        {name}
      </p>
      {isWhole ? children : <div className="row gap-1">{children}</div>}
    </div>
  );
}

function Count({ n }: { n: number }) {
  return (
    <>
      {' '}
      <span className="digits muted regular">{n}</span>
    </>
  );
}

const ages = ['-5', '-17', '18-'] as const;
const waits = ['1', '3', '6', '12'] as const;

/** A question or a link may ask for what is not among the choices. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen];
}
