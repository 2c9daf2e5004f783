/**
 * Free places that are entered for the chosen times already: nobody should offer one of them twice.
 */

import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { vacancyParameter } from '@platzwart/domain/screen-paths';
import { Link, useLocation } from 'react-router';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { useVacanciesHere } from '../week/free-places.ts';
import type { ChosenTime } from './chosen-times.ts';
import { texts } from './texts.ts';

export function PlacesHere({ times, today }: { times: readonly ChosenTime[]; today: IsoDate }) {
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
