/** Dates for tables and panels: the day, with the time as a tooltip. */
import { berlinDate, formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isTimeKnown } from '@platzwart/domain/request/requested-when';
import { tooltip } from '../../ui/tooltip.ts';

/** The day of a request, with the time if known. */
export function RequestedDay({ request }: { request: Pick<TherapyRequest, 'requestedAt' | 'source'> }) {
  return isTimeKnown(request) ? (
    <Day moment={request.requestedAt} />
  ) : (
    <time dateTime={berlinDate(request.requestedAt)}>{formatDay(request.requestedAt)}</time>
  );
}

export function Day({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} {...tooltip(formatMoment(moment))}>
      {formatDay(moment)}
    </time>
  );
}
