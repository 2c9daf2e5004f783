import { describe, expect, it } from 'vitest';
import { editsBack, validateIntake } from './intake-changes.ts';

const taking = { bookingEnabled: true, pausedText: '', resumesOn: '', intakeLimits: [] };
const paused = {
  bookingEnabled: false,
  pausedText: 'Elternzeit',
  resumesOn: '2027-03-01',
  intakeLimits: [],
};
const today = '2026-11-21';

describe('a day to go on', () => {
  it.each([
    ['2026-11-21', 'nach heute'],
    ['2025-03-01', 'nach heute'],
    ['2028-03-01', 'innerhalb des nächsten Jahres'],
    ['31.02.2027', 'zum Beispiel 01.03.2027'],
  ])('is refused before it is sent where it cannot be: %s', (resumesOn, words) => {
    const [detail] = validateIntake(taking, { ...taking, bookingEnabled: false, resumesOn }, today);
    expect(detail?.field).toBe('resumesOn');
    expect(detail?.message).toContain(words);
  });

  it('that has come, while the pause is not over yet, does not stand in the way of other changes', () => {
    const overdue = { ...paused, resumesOn: today };
    expect(validateIntake(overdue, { ...overdue, pausedText: 'Noch ein Tag' }, today)).toEqual([]);
  });
});

describe('taking back', () => {
  it('a resumption brings the day back too, which the functions have forgotten with it', () => {
    expect(editsBack(paused, { bookingEnabled: { from: false, to: true } }, today)).toEqual({
      bookingEnabled: { from: true, to: false },
      resumesOn: { from: '', to: '2027-03-01' },
    });
  });

  it('names what the functions have kept, not what was typed', () => {
    const edits = {
      bookingEnabled: { from: true, to: false },
      pausedText: { from: '', to: '  Urlaub \r\n' },
    };
    expect(editsBack(taking, edits, today)).toEqual({
      bookingEnabled: { from: false, to: true },
      pausedText: { from: 'Urlaub', to: '' },
    });
  });
});
