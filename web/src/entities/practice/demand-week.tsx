import type { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { type Slot, slotOfKey } from '@platzwart/domain/waiting-list/slot';
import { MiniWeek } from '../../ui/mini-week.tsx';
import { formatShortTimes } from '../request/short-times.ts';
import { anywhere, cellsIn, emptyFrame, framing } from '../request/week-frame.ts';

const texts = {
  high: (times: string) => `Viel gefragt: ${times}`,
  even: 'Überall ähnlich gefragt',
};

/** When people want to come to a practice: the more, the stronger; below it in words. Nothing while too few wait to tell. */
export function DemandWeek({ levels }: Pick<PublicDemand, 'levels'>) {
  const slots = Object.keys(levels).flatMap((key) => slotOfKey(key) ?? []);
  if (slots.length === 0) return null;
  const frame = framing(emptyFrame, slots);
  const at = (level: string): Slot[] =>
    anywhere(Object.entries(levels).flatMap(([key, each]) => (each === level ? (slotOfKey(key) ?? []) : [])));
  const high = at('high');
  const cells = [...cellsIn(frame, 'offered', anywhere(slots)), ...cellsIn(frame, 'busy', at('medium')), ...cellsIn(frame, 'chosen', high)];
  const label = high.length > 0 ? texts.high(formatShortTimes(high).join('; ')) : texts.even;
  return (
    <>
      <MiniWeek days={frame.days.length} cells={cells} label={label} isLarge />
      <p className="hint" aria-hidden="true">
        {label}
      </p>
    </>
  );
}
