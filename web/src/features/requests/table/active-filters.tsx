/** What the rows are filtered by, above them: each goes with a press. */
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { conditionsOf, isSameFilter, noFilter } from '@platzwart/domain/tags/request-filter';
import { weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';
import type { ReactNode } from 'react';
import { recentDays } from '../../../entities/request/request-filter.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { NamedIcon } from '../../../ui/named-icon.tsx';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import { texts } from '../texts.ts';
import type { FilterProps } from './filter-panel.tsx';

const t = texts.filter;

type Props = Pick<FilterProps, 'filter' | 'base' | 'tags' | 'locations' | 'onFilter'> & {
  /** Makes a list of them. */
  save: ReactNode;
};

export function ActiveFilters({ filter, tags, locations, onFilter, base, save }: Props) {
  const isReset = isSameFilter(filter, base);
  if (conditionsOf(filter) === 0 && isReset) return null;
  return (
    <section className="row gap-1" aria-label={t.active}>
      {tagConditionsIn(filter, tags).map(({ key, ids, text, tag }) => (
        <RemovableChip
          key={key + ids.join()}
          label={t.remove(text)}
          {...(tag && { color: tag.color })}
          onRemove={() =>
            onFilter({ ...filter, [key]: filter[key].filter((id) => !ids.includes(id)) })
          }
        >
          {tag && <NamedIcon name={tag.icon} size={12} />}
          {text}
        </RemovableChip>
      ))}
      {conditionsIn(filter, locations).map(({ key, text }) => (
        <RemovableChip
          key={key}
          label={t.remove(text)}
          onRemove={() => onFilter({ ...filter, [key]: noFilter[key] })}
        >
          {text}
        </RemovableChip>
      ))}
      {!isReset && (
        <Button look="plain" className="small" onClick={() => onFilter(base)}>
          {t.reset}
        </Button>
      )}
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
    ...tagConditionsIn(filter, tags).map(({ text }) => text),
    ...conditionsIn(filter, locations).map(({ text }) => text),
  ];
}

type TagCondition = 'allOf' | 'anyOf' | 'noneOf';

function tagConditionsIn({ allOf, anyOf, noneOf }: RequestFilter, tags: FilterProps['tags']) {
  const single = (key: TagCondition, all: readonly string[]) =>
    all.map((id) => ({ key, ids: [id] }));
  return [
    ...single('allOf', allOf),
    ...(anyOf.length > 0 ? [{ key: 'anyOf' as const, ids: anyOf }] : []),
    ...single('noneOf', noneOf),
  ].map(({ key, ids }) => {
    const names = ids.map((id) => tags.get(id)?.name ?? t.deletedTag).join(t.or);
    const isNot = key === 'noneOf';
    const [only = ''] = isNot || ids.length > 1 ? [] : ids;
    return { key, ids, text: isNot ? t.without(names) : names, tag: tags.get(only) };
  });
}

type Condition = Exclude<keyof RequestFilter, TagCondition>;

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
      (locations.find(({ id }) => id === filter.locationId)?.title ??
        (locations.length > 0 ? t.deletedLocation : '…')),
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
