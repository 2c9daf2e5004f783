/**
 * A place as a file for the patient's calendar (RFC 5545). No name of a patient or therapist and no
 * word about health: calendars are shared. No schemas: the patient's page makes it.
 */
import type { IsoDate } from '../dates/german-date.ts';
import type { Rhythm } from '../request/request-offer.ts';
import type { TimeOfDay } from '../waiting-list/slot.ts';

export type CalendarPlace = {
  readonly vacancyId: string;
  readonly slot: { readonly start: TimeOfDay; readonly end: TimeOfDay };
  readonly rhythm: Rhythm;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate | null;
  /** What the appointment is called, such as the practice's name. */
  readonly title: string;
  /** One line; '' for none. */
  readonly address: string;
};

/** Its text; lines end with CRLF. `madeAt`: now. */
export function calendarFile(place: CalendarPlace, madeAt: Date): string {
  const { vacancyId, slot, rhythm, startsOn, endsOn, title, address } = place;
  const event = [
    `UID:${vacancyId}@platzwart`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Berlin:${wallTime(startsOn, slot.start)}`,
    `DTEND;TZID=Europe/Berlin:${wallTime(startsOn, slot.end)}`,
    ...(rhythm === 'once'
      ? []
      : [`RRULE:FREQ=WEEKLY${rhythm === 'fortnightly' ? ';INTERVAL=2' : ''}${untilPart(endsOn)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(address === '' ? [] : [`LOCATION:${escaped(address)}`]),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Platzwart//DE',
    ...berlin,
    'BEGIN:VEVENT',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** '24:00' begins the next day. */
function wallTime(date: IsoDate, time: TimeOfDay): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCMinutes(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return moment.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/**
 * In UTC, as RFC 5545 demands beside a zone; the end of that day there is after the last date here.
 */
function untilPart(endsOn: IsoDate | null): string {
  return endsOn === null ? '' : `;UNTIL=${endsOn.replaceAll('-', '')}T235959Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 bytes; the rest follows after a space, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 74) {
      parts.push('');
      bytes = 0;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}
