import { berlinDate, formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isTimeKnown } from '@platzwart/domain/request/requested-when';
import { tooltip } from '../../ui/tooltip.ts';

/** The day of a request, with the time as a tooltip if known. */
export function RequestedDay({ request: { requestedAt, source } }: { request: Pick<TherapyRequest, 'requestedAt' | 'source'> }) {
  return isTimeKnown({ requestedAt, source }) ? (
    <time dateTime={requestedAt.toISOString()} {...tooltip(formatMoment(requestedAt))}>
      {formatDay(requestedAt)}
    </time>
  ) : (
    <time dateTime={berlinDate(requestedAt)}>{formatDay(requestedAt)}</time>
  );
}
