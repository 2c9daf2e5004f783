/**
 * What the rows are filtered by, above them: each goes with a press; tags and location become a
 * list with one.
 */
import { weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';
import type { ReactNode } from 'react';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { NamedIcon } from '../../../ui/named-icon.tsx';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import { texts } from '../texts.ts';
import type { FilterProps } from './filter-panel.tsx';
import { conditionsOf, noFilter, type RequestFilter, recentDays } from './request-filter.ts';

const t = texts.filter;

type Props = Pick<FilterProps, 'filter' | 'tags' | 'locations' | 'onFilter'> & {
  /** Makes a list of them. */
  save: ReactNode;
};

export function ActiveFilters({ filter, tags, locations, onFilter, save }: Props) {
  if (conditionsOf(filter) === 0) return null;
  return (
    <section className="row gap-1" aria-label={t.active}>
      {filter.tags.map((id) => {
        const tag = tags.get(id);
        const name = tag?.name ?? t.deletedTag;
        return (
          <RemovableChip
            key={id}
            label={t.remove(name)}
            {...(tag && { color: tag.color })}
            onRemove={() =>
              onFilter({ ...filter, tags: filter.tags.filter((other) => other !== id) })
            }
          >
            {tag && <NamedIcon name={tag.icon} size={12} />}
            {name}
          </RemovableChip>
        );
      })}
      {conditionsIn(filter, locations).map(({ key, text }) => (
        <RemovableChip
          key={key}
          label={t.remove(text)}
          onRemove={() => onFilter({ ...filter, [key]: noFilter[key] })}
        >
          {text}
        </RemovableChip>
      ))}
      <Button look="plain" className="small" onClick={() => onFilter(noFilter)}>
        {t.reset}
      </Button>
      {save}
    </section>
  );
}

/** The same in words, with what is searched for. */
export function describeFilter({
  filter,
  tags,
  locations,
  term,
}: Pick<Props, 'filter' | 'tags' | 'locations'> & { term: string }): string[] {
  return [
    ...(term.trim() === '' ? [] : [`„${term.trim()}“`]),
    ...filter.tags.map((id) => tags.get(id)?.name ?? t.deletedTag),
    ...conditionsIn(filter, locations).map(({ text }) => text),
  ];
}

type Condition = Exclude<keyof RequestFilter, 'tags'>;

function conditionsIn(
  filter: RequestFilter,
  locations: FilterProps['locations'],
): { key: Condition; text: string }[] {
  const day = weekdays.find((each) => String(each) === filter.weekday);
  const words: Record<Condition, string | false | undefined> = {
    isNew: filter.isNew && t.isNew,
    prioritized: filter.prioritized && t.prioritized,
    weekday: day !== undefined && t.canOn(weekdayName(day)),
    dayPart: t.dayParts.find(({ value }) => value === filter.dayPart)?.label,
    locationId:
      filter.locationId &&
      (locations.find(({ id }) => id === filter.locationId)?.title ?? filter.locationId),
    age: filter.age && ageText(filter.age),
    waiting: filter.waiting && t.waits(t.months(Number(filter.waiting))),
    insurance: filter.insurance,
    offer:
      filter.offer &&
      t.offerIs(filter.offer === 'recent' ? t.offers.recent(recentDays) : t.offers[filter.offer]),
    nowhere: filter.nowhere && entityTexts.isOnNoWaitingList,
    unconfirmed: filter.unconfirmed && entityTexts.emailUnconfirmed,
    noEmail: filter.noEmail && t.noEmail,
    unreachable: filter.unreachable && entityTexts.emailFailed,
    unanswered: filter.unanswered && texts.unansweredFilter,
    prescription: filter.prescription && t.prescription,
  };
  return (Object.keys(words) as Condition[]).flatMap((key) => {
    const text = words[key];
    return text ? [{ key, text }] : [];
  });
}

export function ageText(age: string): string {
  const [from = '', to = ''] = age.split('-');
  if (from === '') return t.ages.under(Number(to) + 1);
  return to === '' ? t.ages.from(Number(from)) : t.ages.between(Number(from), Number(to));
}
