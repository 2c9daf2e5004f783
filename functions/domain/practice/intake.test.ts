import { describe, expect, it } from 'vitest';
import { acceptsRequests, pauseOf } from './intake.ts';
import { editIntake } from './intake-settings.ts';

const paused = { bookingEnabled: false, locked: false };

describe('what patients of a paused practice read', () => {
  it('is its own words and the day of its return, each only where there is one', () => {
    expect(pauseOf(paused)).toEqual({ text: '', ends: '' });
    expect(pauseOf({ ...paused, pausedText: 'Elternzeit', resumesOn: '2027-03-01' })).toEqual({
      text: 'Elternzeit',
      ends: '01.03.2027',
    });
  });

  it('is nothing while requests are taken, and in a locked practice, which no day brings back', () => {
    const pause = { pausedText: 'Elternzeit', resumesOn: '2027-03-01' };
    expect(pauseOf({ ...paused, ...pause, bookingEnabled: true })).toBeUndefined();
    expect(pauseOf({ ...paused, ...pause, locked: true })).toBeUndefined();
  });

  it('is the reason of a limit that has closed it; a pause by hand has words of its own', () => {
    const intakeFull =
      'Neue Anfragen sind frühestens wieder möglich, wenn weniger als 108 Personen warten.';
    expect(pauseOf({ bookingEnabled: true, locked: false, intakeFull })).toEqual({
      text: intakeFull,
      ends: '',
    });
    expect(pauseOf({ ...paused, pausedText: 'Elternzeit', intakeFull })).toEqual({
      text: 'Elternzeit',
      ends: '',
    });
    expect(acceptsRequests({ bookingEnabled: true, locked: false, intakeFull })).toBe(false);
  });
});

describe('a day that is none', () => {
  it.each(['31.02.2027', '2027-02-31', 'bald'])(
    'is refused in words that tell how to type one: %s',
    (to) => {
      const current = { bookingEnabled: false, pausedText: '', resumesOn: '', intakeLimits: [] };
      const outcome = editIntake(current, { resumesOn: { from: '', to } }, '2026-11-21');
      expect(outcome).toMatchObject({
        failure: {
          details: [{ field: 'resumesOn', message: expect.stringContaining('01.03.2027') }],
        },
      });
    },
  );
});
