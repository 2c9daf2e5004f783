/** A location's way on a map, and its times as a small week. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { PracticeLocation } from '@platzwart/domain/practice/practice';
import { cellsOf, describeSlots } from '@platzwart/domain/waiting-list/slot';
import type { ReactNode } from 'react';
import { requestWeek, weekDayNames } from '../../entities/request/request-week.ts';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';
import { texts } from './texts.ts';

type Props = { place: PracticeLocation; form: FormConfiguration };

export default function PlaceMore({ place, form }: Props): ReactNode {
  const address = [place.address1, place.address2].filter((line) => line !== '').join(', ');
  const plan = form.selectableLocations.find(({ id }) => id === place.id);
  const slots = plan ? cellsOf(plan, form.minSlotSize) : [];
  return (
    <>
      {address && (
        <a className="tap" href={mapOf(address)} target="_blank" rel="noopener noreferrer">
          {own.map}
          <span className="visually-hidden">
            : {place.title} {texts.newTab}
          </span>
        </a>
      )}
      {slots.length > 0 && (
        <>
          <p className="hint medium">{own.times}</p>
          <MiniWeekDays names={weekDayNames(form)} />
          <MiniWeek {...requestWeek({ locationIds: [place.id], slots }, form)} label={describeSlots(slots)} />
        </>
      )}
    </>
  );
}

/** A link, nothing more: no map is loaded and nobody is told before it is pressed. A floor or a lift would not be found. */
function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

const own = { map: 'Auf der Karte zeigen', times: 'Zeiten für Termine' };
