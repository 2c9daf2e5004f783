/** When a request was made, as far as anybody knows: of one taken from a list, or from a note of another day, it is the day alone. */
import { berlinTimeOfDay } from '../dates/berlin-clock.ts';
import { berlinDate, formatGermanDate } from '../dates/german-date.ts';
import type { TherapyRequest } from './request.ts';

/** In Berlin: the time a request of another day counts from. */
export const assumedTime = '12:00';

type Requested = Pick<TherapyRequest, 'requestedAt' | 'source'>;

/** Whether the time of day is known, besides the day. */
export function isTimeKnown({ requestedAt, source }: Requested): boolean {
  if (source === 'import') return false;
  return source === 'online' || requestedAt.getTime() % 60_000 !== 0 || berlinTimeOfDay(requestedAt) !== assumedTime;
}

/** '21.11.2026, 14:05' or '21.11.2026', in Berlin; `unit` stands behind a time, such as ' Uhr'. */
export function requestedWhen(request: Requested, unit = ''): string {
  const day = formatGermanDate(berlinDate(request.requestedAt));
  return isTimeKnown(request) ? `${day}, ${berlinTimeOfDay(request.requestedAt)}${unit}` : day;
}
