import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { vacancyParameter } from '@platzwart/domain/screen-paths';
import { spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { Printer, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useTellReadingOrder } from '../../../entities/request/reading-order.tsx';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { IconButton } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useVacanciesHere } from '../week/free-places.ts';
import { conditionsOf, type Match } from '../week/week-address.ts';
import { waitingIn } from '../week/week-table.ts';
import type { ChosenTime } from './chosen-times.ts';
import { formatTimes } from './format-person.ts';
import { NoBreak } from './no-break.tsx';
import { OfferButton } from './offer-button.tsx';
import { texts } from './texts.ts';
import { useWaiting, type WaitingEntry, type WaitingQuestion } from './use-waiting.ts';
import { WaitingPeople } from './waiting-people.tsx';
import type { PersonParts } from './waiting-person.tsx';

type Props = PersonParts &
  WaitingQuestion & {
    /** Location names, if the practice has several. */
    locations: ReadonlyMap<string, string> | undefined;
    onMatch: (match: Match) => void;
    /** Undefined without permission. */
    onPrint:
      | ((title: string, details: readonly string[], shown: readonly WaitingEntry[]) => void)
      | undefined;
    onClose: () => void;
  };

/** Who waits for the chosen times; next to the week, below it on phones. */
export const WaitingPanel = memo(function WaitingPanel(props: Props) {
  const {
    times,
    match,
    filter,
    counts,
    locations,
    onMatch,
    onPrint,
    onClose,
    slug,
    open,
    isLeaving,
    ...parts
  } = props;
  const waiting = useWaiting({ slug, times, match, filter, open, counts, isLeaving });
  const isOne = times.length === 1;
  const [only] = times;

  const title = titleOf(times, locations);
  const chosen = isOne ? undefined : chosenParts(times, locations);
  const entries = waiting.status === 'loaded' ? waiting.entries : noEntries;
  useTellReadingOrder(useMemo(() => entries.map(({ request }) => request), [entries]));
  const isFiltered = conditionsOf(filter) > 0;
  // A request may be in the lists of several locations.
  const standsOnce =
    only !== undefined &&
    isOne &&
    only.keys.length > 1 &&
    !isFiltered &&
    waiting.status === 'loaded' &&
    counts
      ? waiting.total < waitingIn(only, counts)
      : false;

  return (
    <div className="stack gap-2 padded">
      <header className="line gap-1">
        <h3 className="grow">
          <NoBreak parts={title} />
        </h3>
        {onPrint && times.length > 0 && (
          <IconButton
            label={texts.print}
            aria-disabled={waiting.status !== 'loaded'}
            onClick={() =>
              onPrint(
                title.join(', '),
                chosen ? [chosen.join(', '), texts.match.printed[match]] : [],
                entries,
              )
            }
          >
            <Printer size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={texts.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      {isOne && only && !only.isOffered && (
        <p className="warm small">
          {texts.notOffered} {entries.length > 0 && texts.notOfferedText}
        </p>
      )}
      {times.length > 1 && (
        <>
          <p className="hint">
            {texts.chosen} <NoBreak parts={chosen ?? []} />
          </p>
          <RadioGroup
            label={texts.match.question}
            name="wer"
            value={match}
            options={[
              { value: 'all', label: texts.match.all },
              { value: 'any', label: texts.match.any },
            ]}
            onChange={({ target }) => onMatch(target.value === 'any' ? 'any' : 'all')}
          />
        </>
      )}
      <PlacesHere times={times} today={parts.today} />
      <OfferButton times={times} locations={locations} />
      {times.length > 0 && (
        <WaitingPeople
          {...parts}
          waiting={waiting}
          times={times}
          match={match}
          isFiltered={isFiltered}
          note={standsOnce ? texts.once : undefined}
        />
      )}
    </div>
  );
});

const noEntries: readonly WaitingEntry[] = [];

function titleOf(
  times: readonly ChosenTime[],
  locations: ReadonlyMap<string, string> | undefined,
): string[] {
  const [only] = times;
  if (!only) return [texts.unknown];
  if (times.length > 1) return [texts.severalTitle(times.length)];
  const where = only.locationId === undefined ? texts.everywhere : locations?.get(only.locationId);
  return [weekdayName(only.weekday), spokenRange(only), ...(where ? [where] : [])];
}

/** 'Mo 8–10', 'Mi 14–15', with locations if several are shown side by side. */
function chosenParts(
  times: readonly ChosenTime[],
  locations: ReadonlyMap<string, string> | undefined,
): string[] {
  const ids = [...new Set(times.map(({ locationId }) => locationId))];
  if (ids.length < 2 || ids.includes(undefined)) return formatTimes(times);
  return ids.map((id) =>
    [locations?.get(id ?? ''), ...formatTimes(times.filter(({ locationId }) => locationId === id))]
      .filter(Boolean)
      .join(' '),
  );
}

/**
 * Free places that are entered for the chosen times already: nobody should offer one of them twice.
 */
function PlacesHere({ times, today }: { times: readonly ChosenTime[]; today: IsoDate }) {
  const { search } = useLocation();
  const chosen = new Set(times.flatMap(({ keys }) => keys));
  const here = useVacanciesHere().filter(({ cells }) => cells.some((key) => chosen.has(key)));
  return here.map((vacancy) => {
    const to = new URLSearchParams(search);
    to.set(vacancyParameter, vacancy.id);
    return (
      <p key={vacancy.id} className="warm small">
        {texts.alreadyFree}{' '}
        <Link
          to={{ search: to.toString() }}
        >{`${vacancyTime(vacancy.slot, 'short')}, ${whenOf(vacancy, today)}`}</Link>
      </p>
    );
  });
}
