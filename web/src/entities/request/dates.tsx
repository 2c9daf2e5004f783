import { berlinDate, formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isTimeKnown, requestedWhen } from '@platzwart/domain/request/requested-when';
import { tooltip } from '../../ui/tooltip.ts';

type Props = { request: Pick<TherapyRequest, 'requestedAt' | 'requestedPrecision' | 'source'> };

/**
 * The day of a request, with the time as a tooltip if known; the span where an old list names only
 * that.
 */
export function RequestedDay({ request }: Props) {
  const { requestedAt } = request;
  return isTimeKnown(request) ? (
    <time dateTime={requestedAt.toISOString()} {...tooltip(formatMoment(requestedAt))}>
      {formatDay(requestedAt)}
    </time>
  ) : (
    <time dateTime={berlinDate(requestedAt)}>{requestedWhen(request)}</time>
  );
}
