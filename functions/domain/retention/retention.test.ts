import { expect, it } from 'vitest';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { berlinDate } from '../dates/german-date.ts';
import { deletionAfter, retentionStep } from './retention.ts';

const night = (date: string, seconds = 0) =>
  new Date(momentInBerlin(date, '04:30').getTime() + seconds * 1000);

it.each([
  ['in winter', '2026-01-20', '2026-02-02', '2026-02-03'],
  ['over the begin of summer time', '2026-03-20', '2026-04-02', '2026-04-03'],
  ['over the end of summer time', '2026-10-20', '2026-11-02', '2026-11-03'],
])(
  'the deletion comes in the night of the day that the e-mail names, %s, also if the schedule is a little faster then',
  (_when, warned, before, on) => {
    // Forty seconds into the run.
    const deletionWarnedAt = night(warned, 40);
    const request = {
      status: 'open',
      activeAt: new Date('2024-01-01T12:00:00Z'),
      deletionWarnedAt,
    } as const;
    expect(berlinDate(deletionAfter(deletionWarnedAt))).toBe(on);
    expect(retentionStep(request, 18, night(before))).toBeUndefined();
    expect(retentionStep(request, 18, night(on))).toBe('delete');
  },
);
