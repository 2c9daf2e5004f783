/**
 * Clocks and calendars in Berlin. Only this file uses `Intl` for time: its texts differ between
 * browsers (order, separators, spaces, '24' for midnight), so we read each part by name and build
 * texts from the parts.
 */

/** Digits: a four-digit year, two digits for the others, hours from '00' to '23'. */
type BerlinClock = Readonly<Record<(typeof parts)[number], string>>;

const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Created lazily: it takes a browser up to 100 ms. */
let format: Intl.DateTimeFormat | undefined;

export function berlinClock(moment: Date): BerlinClock {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Berlin',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const read = new Map(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const digits = (part: (typeof parts)[number], length = 2) =>
    String(read.get(part)).padStart(length, '0');
  // Some browsers still return 24 for midnight.
  read.set('hour', Number(read.get('hour')) % 24);
  return {
    year: digits('year', 4),
    month: digits('month'),
    day: digits('day'),
    hour: digits('hour'),
    minute: digits('minute'),
    second: digits('second'),
  };
}

/** '14:05' */
export function berlinTimeOfDay(moment: Date): string {
  const { hour, minute } = berlinClock(moment);
  return `${hour}:${minute}`;
}
