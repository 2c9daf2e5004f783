import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  describeSlots,
  type Slot,
  uncoveredParts,
  weekdayName,
} from '@platzwart/domain/waiting-list/slot';
import { anywhere, cellsIn, emptyFrame, framing } from '../../../entities/request/week-frame.ts';
import { MiniWeek, MiniWeekDays } from '../../../ui/mini-week.tsx';
import { texts } from './texts.ts';

/** The form's week: filled where it takes requests, an empty frame where it would not. */
export function WeekOf({
  form,
  full,
}: {
  form: Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;
  full: readonly Slot[];
}) {
  const all = anywhere(offeredCells(form));
  const frame = framing(emptyFrame, all);
  const label = texts.today.which(describeSlots(full));
  return (
    <div className="row gap-3 top">
      <span>
        <MiniWeekDays names={frame.days.map((day) => weekdayName(day))} isLarge />
        <MiniWeek
          days={frame.days.length}
          cells={[
            ...cellsIn(frame, 'chosen', uncoveredParts(all, full)),
            ...cellsIn(frame, 'former', full),
          ]}
          label={label}
          isLarge
          isHigh
        />
      </span>
      <p className="hint grow" aria-hidden="true">
        {label}
      </p>
    </div>
  );
}
