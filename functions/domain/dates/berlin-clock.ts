/**
 * What clocks and calendars in Berlin show. Nothing else asks `Intl` about time: its texts differ from one browser to the
 * next (order, separators, spaces, '24' for midnight), so each part is read by its name, and texts are built from the parts.
 */

/** Digits as people write them: '2026', and two each of the others, hours from '00' to '23'. */
export type BerlinClock = Readonly<Record<(typeof parts)[number], string>>;

const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Made when it is first asked: that takes a browser up to 100 ms. */
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
  const read = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const digits = (part: (typeof parts)[number], length = 2) => String(read.get(part)).padStart(length, '0');
  // Some call midnight 24 nevertheless.
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
