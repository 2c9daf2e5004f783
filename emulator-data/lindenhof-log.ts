/** Two weeks of the busy practice's log: what its team opened, printed, saved and changed. */
import { daysLater, momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { LogEntry, openingsId } from '@platzwart/domain/log/log';
import { paths } from '@platzwart/domain/paths';
import type { DemoDocument } from './demo-practice.ts';
import type { DemoRequest } from './generate-requests.ts';

type Line = [
  daysAgo: number,
  time: string,
  uid: string | null,
  what: LogEntry['what'],
  more?: Partial<LogEntry>,
];

const [anna, jonas] = ['demo-anna', 'demo-jonas'];

const lines: readonly Line[] = [
  [1, '17:42', anna, 'waitingListPrinted', { count: 12 }],
  [1, '08:05', null, 'requestDeleted', { count: 1 }],
  [3, '16:20', anna, 'formChanged', { fields: ['slotsHint', 'teletherapyEnabled'] }],
  [3, '11:48', jonas, 'weekPrinted'],
  [4, '15:02', anna, 'tagsMerged', { count: 9 }],
  [5, '09:31', anna, 'requestsSaved', { count: 150 }],
  [6, '14:10', anna, 'viewerExportsChanged', { allowed: false }],
  [7, '10:15', anna, 'roleChanged', { member: jonas, from: 'viewer', role: 'therapist' }],
  [8, '12:26', anna, 'locationsChanged', { fields: [] }],
  [10, '09:12', jonas, 'requestBinned', { count: 1 }],
  [10, '08:40', anna, 'intakeResumed'],
  [13, '18:03', anna, 'intakePaused'],
  [13, '17:55', anna, 'followUpChanged', { fields: ['intervalWeeks'] }],
];

/** Who opened how many requests on which day. */
const opened: readonly [daysAgo: number, time: string, uid: string, count: number][] = [
  [1, '16:58', anna, 14],
  [1, '12:31', jonas, 6],
  [3, '17:10', anna, 9],
  [4, '13:44', jonas, 3],
  [5, '16:01', anna, 17],
  [7, '15:37', anna, 8],
  [8, '11:59', jonas, 5],
  [10, '16:25', anna, 11],
];

export function lindenhofLog(
  slug: string,
  requests: readonly DemoRequest[],
  now: Date,
): DemoDocument[] {
  const dayOf = (daysAgo: number) => berlinDate(daysLater(now, -daysAgo));
  const said = lines.map(([daysAgo, time, uid, what, more], n) => ({
    path: `${paths.log(slug)}/demo-${n}`,
    data: LogEntry.parse({
      at: momentInBerlin(dayOf(daysAgo), time),
      by: uid === null ? { kind: 'platform' } : { kind: 'member', uid },
      what,
      count: 0,
      ...more,
    }),
  }));
  const read = opened.map(([daysAgo, time, uid, count], n) => ({
    path: `${paths.log(slug)}/${openingsId(uid, dayOf(daysAgo))}`,
    data: LogEntry.parse({
      at: momentInBerlin(dayOf(daysAgo), time),
      by: { kind: 'member', uid },
      what: 'requestsOpened',
      count,
      requestIds: requests.slice(n * 9, n * 9 + count).map(({ id }) => id),
    }),
  }));
  return [...said, ...read];
}
