import { describe, expect, test } from 'vitest';
import { type CountedRequest, countDay, daysToCount } from './count-day.ts';

const open: CountedRequest = {
  status: 'open',
  source: 'online',
  requestedAt: new Date('2026-03-01T09:00:00Z'),
  archivedAt: null,
  archiveReason: null,
  withdrawnAt: null,
  isRepeat: false,
  places: [],
  followUp: { state: 'idle', at: null },
};
const place = {
  vacancyId: 'v',
  slot: { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
  startsOn: '2026-04-06',
  rhythm: 'weekly',
  therapist: '',
  givenAt: new Date('2026-03-29T09:00:00Z'),
} as const;
const at = (text: string) => new Date(text);
const archived = (more: Partial<CountedRequest>): CountedRequest => ({
  ...open,
  status: 'archived',
  archivedAt: at('2026-03-29T09:00:00Z'),
  archiveReason: 'other',
  ...more,
});

describe('a day', () => {
  test('begins and ends at midnight in Berlin, also when it lasts 23 hours', () => {
    const made = (text: string) => ({ ...open, requestedAt: at(text) });
    // Summer time begins on 29 March 2026: the day lasts from 23:00 to 22:00 UTC.
    const requests = [
      made('2026-03-28T22:59:59Z'),
      made('2026-03-28T23:00:00Z'),
      made('2026-03-29T21:59:59Z'),
      made('2026-03-29T22:00:00Z'),
    ];
    expect(countDay(requests, '2026-03-29')).toMatchObject({ arrived: { online: 2 }, open: 3 });
  });

  test('counts what arrived by source, and not repeats of who already waits', () => {
    const now = { requestedAt: at('2026-03-29T10:00:00Z') };
    const requests: CountedRequest[] = [
      { ...open, ...now },
      { ...open, ...now, source: 'phone' },
      { ...open, ...now, source: 'import' },
      archived({ ...now, isRepeat: true, archiveReason: 'merged' }),
    ];
    expect(countDay(requests, '2026-03-29')).toEqual({
      open: 3,
      arrived: { online: 1, phone: 1, import: 1 },
      left: {},
      noted: {},
      followUps: {},
    });
  });

  test('tells places given here from those noted by hand, and a withdrawal from a lack of interest', () => {
    const requests: CountedRequest[] = [
      archived({ archiveReason: 'placeFound', places: [place] }),
      archived({ archiveReason: 'placeFound' }),
      archived({ archiveReason: 'noInterest', withdrawnAt: at('2026-03-29T09:00:00Z') }),
      archived({ archiveReason: 'noInterest' }),
      archived({ archiveReason: 'merged' }),
      archived({ archivedAt: at('2026-03-30T09:00:00Z') }),
    ];
    const left = { placeGiven: 1, placeNoted: 1, withdrawn: 1, noInterest: 1, merged: 1 };
    expect(countDay(requests, '2026-03-29')).toEqual({
      open: 1,
      arrived: {},
      left,
      noted: { 4: 1 },
      followUps: {},
    });
  });

  test('counts questions, answers and silence, each on the day it began', () => {
    const on = at('2026-03-29T09:00:00Z');
    const states = ['asked', 'reminded', 'noAnswer', 'toCall'] as const;
    const requests: CountedRequest[] = [
      ...states.map((state) => ({ ...open, followUp: { state, at: on } })),
      { ...open, followUp: { state: 'idle', at: on, answer: 'interested' } },
      { ...open, followUp: { state: 'idle', at: on, answer: 'unsure' } },
      // Heard of otherwise, or on another day.
      { ...open, followUp: { state: 'idle', at: on } },
      {
        ...open,
        followUp: { state: 'idle', at: at('2026-03-28T09:00:00Z'), answer: 'interested' },
      },
    ];
    const followUps = { asked: 1, noAnswer: 1, toCall: 1, interested: 1, unsure: 1 };
    expect(countDay(requests, '2026-03-29').followUps).toEqual(followUps);
  });
});

describe('the days to count', () => {
  const night = at('2026-03-10T02:05:00Z');
  const longAgo = at('2025-01-01T00:00:00Z');

  test('are usually yesterday alone', () => {
    expect(daysToCount(['2026-03-08', '2026-03-07'], longAgo, night)).toEqual(['2026-03-09']);
    expect(daysToCount(['2026-03-09'], longAgo, night)).toEqual([]);
  });

  test('make up for nights that failed, up to 31 of them', () => {
    expect(daysToCount(['2026-03-05'], longAgo, night)).toEqual([
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ]);
    expect(daysToCount([], longAgo, night)).toHaveLength(31);
  });

  test('begin with the registration', () => {
    expect(daysToCount([], at('2026-03-08T23:30:00Z'), night)).toEqual(['2026-03-09']);
    expect(daysToCount([], night, night)).toEqual([]);
  });
});
