import { describe, expect, it } from 'vitest';
import { momentInBerlin } from '../dates/berlin-days.ts';
import type { LiveOffer } from '../request/request-offer.ts';
import { dueStep, type FollowUp } from './follow-up.ts';

const nine = (date: string) => momentInBerlin(date, '09:00');
const stepOn = (
  date: string,
  followUp: FollowUp,
  over: { status?: 'archived'; pausedUntil?: string; offer?: LiveOffer } = {},
) =>
  dueStep(
    { status: 'open', pausedUntil: null, offer: null, ...over, followUp },
    12,
    nine(date),
    date,
  );

describe('which step of a follow-up is due', () => {
  it.each([
    ['in winter', '2026-01-12', '2026-01-18', '2026-01-19'],
    ['over the begin of summer time, in 167 hours', '2026-03-26', '2026-04-01', '2026-04-02'],
    ['over the end of summer time, in 169 hours', '2026-10-22', '2026-10-28', '2026-10-29'],
  ])(
    'the reminder is due on the seventh day %s, however late in the morning the question was written',
    (_when, asked, before, on) => {
      const followUp = {
        state: 'asked',
        at: new Date(nine(asked).getTime() + 5 * 60_000),
      } as const;
      expect(stepOn(before, followUp)).toBeUndefined();
      expect(stepOn(on, followUp)).toBe('remind');
    },
  );

  it('the day counts, not the hour: who was reached in the evening is asked twelve weeks later in the morning', () => {
    const followUp = { state: 'idle', at: momentInBerlin('2026-01-12', '23:59') } as const;
    expect(stepOn('2026-04-05', followUp)).toBeUndefined();
    expect(stepOn('2026-04-06', followUp)).toBe('ask');
    const nextDay = { state: 'idle', at: momentInBerlin('2026-01-13', '00:00') } as const;
    expect(stepOn('2026-04-06', nextDay)).toBeUndefined();
  });

  it('nothing for one in the archive, during a pause, with an offer of a place, or of whom nobody knows since when they wait', () => {
    const followUp = { state: 'idle', at: nine('2026-01-12') } as const;
    expect(stepOn('2026-07-01', followUp, { status: 'archived' })).toBeUndefined();
    expect(stepOn('2026-07-01', followUp, { pausedUntil: '2026-07-02' })).toBeUndefined();
    expect(stepOn('2026-07-01', followUp, { pausedUntil: '2026-07-01' })).toBe('ask');
    expect(
      stepOn('2026-07-01', followUp, { offer: { vacancyId: 'v', until: null } }),
    ).toBeUndefined();
    expect(stepOn('2026-07-01', { state: 'idle', at: null })).toBeUndefined();
  });
});
