/**
 * A location's way on a map, and its week: when there are appointments, and which of them few ask
 * for.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice, PracticeLocation } from '@platzwart/domain/practice/practice';
import {
  cellsOf,
  describeSlots,
  type Slot,
  slotKey,
  timeOf,
  uncoveredParts,
  weekdayName,
} from '@platzwart/domain/waiting-list/slot';
import { type ReactNode, useState } from 'react';
import { type ReadDemand, usePublicDemand } from '../../entities/practice/demand-levels.ts';
import { anywhere, cellsIn, emptyFrame, framing } from '../../entities/request/week-frame.ts';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';
import styles from './place-more.module.css';
import { texts } from './texts.ts';

type Props = {
  place: PracticeLocation;
  practice: Practice;
  form: FormConfiguration;
  readDemand?: ReadDemand;
};

export default function PlaceMore({ place, practice, form, readDemand }: Props): ReactNode {
  const address = [place.address1, place.address2].filter((line) => line !== '').join(', ');
  const [week, setWeek] = useState<HTMLElement | null>(null);
  const { levels, full: fullKeys } = usePublicDemand(
    acceptsRequests(practice) ? practice.slug : undefined,
    week,
    readDemand,
  );
  const slots = slotsAt(place.id, form);
  const isFull = (slot: Slot) => fullKeys.includes(slotKey(slot));
  const quiet = anywhere(slots.filter((slot) => levels[slotKey(slot)] === 'low' && !isFull(slot)));
  const full = anywhere(slots.filter(isFull));
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
        <div ref={setWeek} className="stack gap-2 packed">
          <PlaceWeek
            slots={slots}
            quiet={quiet}
            full={full}
            all={form.selectableLocations.flatMap(({ id }) => slotsAt(id, form))}
          />
          <p className={`row gap-1 across-3 hint ${styles.legend}`} aria-hidden="true">
            <span className="line">
              <span className={`rounded-small ${styles.sample}`} />
              {own.times}
            </span>
            {quiet.length > 0 && (
              <span className="line">
                <span className={`rounded-small ${styles.sample} ${styles.quiet}`} />
                {own.quiet}
              </span>
            )}
            {full.length > 0 && (
              <span className="line">
                <span className={`rounded-small ${styles.sample} ${styles.full}`} />
                {own.full}
              </span>
            )}
          </p>
        </div>
      )}
    </>
  );
}

/** All locations' weeks have the same days and hours, to compare them at a glance. */
function PlaceWeek({
  slots,
  quiet,
  full,
  all,
}: Record<'slots' | 'quiet' | 'full' | 'all', readonly Slot[]>) {
  const frame = framing(emptyFrame, all);
  const part = (words: string, times: readonly Slot[]) =>
    times.length > 0 ? `. ${words}: ${describeSlots(times)}` : '';
  const label = `${own.times}: ${describeSlots(slots)}${part(own.quiet, quiet)}${part(own.full, full)}`;
  const taking = uncoveredParts(anywhere(slots), full);
  const lanes = frame.days.map((_, day) => ({ kind: 'offered', day, from: 0, to: 1 }) as const);
  const noon = 12 * 60;
  const hours = [frame.from, ...(frame.from < noon && noon < frame.to ? [noon] : []), frame.to];
  return (
    <div className={`stack ${styles.week}`}>
      <MiniWeekDays names={frame.days.map((day) => weekdayName(day))} length={2} />
      <span className={`hint digits positioned ${styles.hours}`} aria-hidden="true">
        {hours.map((minutes) => (
          <span
            key={minutes}
            style={{
              insetBlockStart: `${((minutes - frame.from) / (frame.to - frame.from)) * 100}%`,
            }}
          >
            {Number(timeOf(minutes).slice(0, 2))}
          </span>
        ))}
      </span>
      <MiniWeek
        days={frame.days.length}
        cells={[
          ...lanes,
          ...cellsIn(frame, 'chosen', taking),
          ...cellsIn(frame, 'former', full),
          ...cellsIn(frame, 'quiet', quiet),
        ]}
        label={label}
        isHigh
      />
    </div>
  );
}

function slotsAt(id: string, form: FormConfiguration): Slot[] {
  const plan = form.selectableLocations.find((location) => location.id === id);
  return plan ? cellsOf(plan, form.minSlotSize) : [];
}

/**
 * A link, nothing more: no map is loaded and nobody is told before it is pressed. A floor or a lift
 * would not be found.
 */
function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

const own = {
  map: 'Auf der Karte zeigen',
  times: 'Zeiten für Termine',
  quiet: 'weniger Anfragen',
  full: 'zurzeit keine Aufnahme',
};
