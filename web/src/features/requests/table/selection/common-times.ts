import { overlaps, type Slot } from '@platzwart/domain/waiting-list/slot';

/** When everybody could come, at the same place. */
export function commonTimes([first, ...others]: readonly {
  slots: readonly Slot[];
}[]): readonly Slot[] {
  return others.reduce<readonly Slot[]>(
    (common, { slots }) =>
      common.flatMap((one) =>
        slots
          .filter((other) => overlaps(one, other))
          .map(({ start, end }) => ({
            ...one,
            start: start > one.start ? start : one.start,
            end: end < one.end ? end : one.end,
          })),
      ),
    first?.slots ?? [],
  );
}
