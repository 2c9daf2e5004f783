/**
 * When a request was made, as far as known: of one from an imported list or an earlier note, only
 * the day.
 */
import { berlinTimeOfDay } from '../dates/berlin-clock.ts';
import { formatSpan } from '../dates/day-precision.ts';
import { berlinDate, formatDay } from '../dates/german-date.ts';
import type { TherapyRequest } from './request.ts';

/** In Berlin: the time from which a backdated request counts. */
export const assumedTime = '12:00';

type Requested = Pick<TherapyRequest, 'requestedAt' | 'requestedPrecision' | 'source'>;

/** Whether the time of day is known as well as the day. */
export function isTimeKnown({ requestedAt, source }: Requested): boolean {
  if (source === 'import') return false;
  return (
    source === 'online' ||
    requestedAt.getTime() % 60_000 !== 0 ||
    berlinTimeOfDay(requestedAt) !== assumedTime
  );
}

/**
 * '21.11.2026, 14:05', '21.11.2026' or 'November 2026', in Berlin; `unit` follows a time, such as '
 * Uhr'.
 */
export function requestedWhen(request: Requested, unit = ''): string {
  if (request.requestedPrecision !== undefined)
    return formatSpan(berlinDate(request.requestedAt), request.requestedPrecision);
  const day = formatDay(request.requestedAt);
  return isTimeKnown(request) ? `${day}, ${berlinTimeOfDay(request.requestedAt)}${unit}` : day;
}
