import { describe, expect, it } from 'vitest';
import { dayShown, dayTyped } from './typed-day.ts';

describe('a typed day', () => {
  it.each(['01.03.2027', '1.3.27', '010327', '01032027', ' 01.03.27 ', '2027-03-01'])(
    'is understood however it is typed: %s',
    (text) => {
      expect(dayTyped(text)).toBe('2027-03-01');
    },
  );

  it('with two digits for the year lies in this century, though dates of birth would not', () => {
    expect(dayTyped('01.03.99')).toBe('2099-03-01');
  });

  it.each(['', 'bald', '31.02.2027', '1.3.'])(
    'that is none stays as it was typed, to be refused there: "%s"',
    (text) => {
      expect(dayTyped(text)).toBe(text);
      expect(dayShown(dayTyped(text))).toBe(text);
    },
  );
});
