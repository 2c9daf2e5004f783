/** Moments as tables and panels show them: the day, with the time of day for who points at it. */
import { berlinDate, formatGermanDate, formatMoment } from '@platzwart/domain/german-date';
import { tooltip } from '../../ui/tooltip.ts';

export function Day({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} {...tooltip(formatMoment(moment))}>
      {dayOf(moment)}
    </time>
  );
}

/** '21.11.2026', in Berlin. */
export function dayOf(moment: Date): string {
  return formatGermanDate(berlinDate(moment));
}
