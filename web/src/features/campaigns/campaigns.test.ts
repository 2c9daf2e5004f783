import { describe, expect, it } from 'vitest';
import { activeCampaign, type Campaign, campaigns } from './campaigns.ts';

const open = () => false;
const at = (moment: string, isDismissed: (key: string) => boolean = open) =>
  activeCampaign(campaigns, new Date(moment), isDismissed)?.key;
const closed =
  (...keys: string[]) =>
  (key: string) =>
    keys.includes(key);

describe('the campaigns of the specification', () => {
  it.each([
    ['2020-01-01T12:00:00Z', 'seminar'],
    ['2023-11-15T23:59:59+01:00', 'seminar'],
    ['2023-11-16T00:00:00+01:00', 'black-friday'],
    ['2023-12-01T23:59:59+01:00', 'black-friday'],
    ['2023-12-02T00:00:00+01:00', 'xmas2023'],
    ['2024-01-08T23:59:59+01:00', 'xmas2023'],
    ['2024-01-09T00:00:00+01:00', undefined],
    ['2024-02-13T23:59:59+01:00', undefined],
    ['2024-02-14T00:00:00+01:00', 'love2024'],
    ['2024-03-15T23:59:59+01:00', 'love2024'],
    ['2024-03-16T00:00:00+01:00', undefined],
    ['2026-11-21T12:00:00Z', undefined],
  ])('at %s: %s', (moment, key) => {
    expect(at(moment)).toBe(key);
  });

  it('come one after the other as they are closed, the one that ends first in front', () => {
    const moment = '2023-11-10T12:00:00Z';
    expect(at(moment, closed('seminar'))).toBe('black-friday');
    expect(at(moment, closed('black-friday'))).toBe('seminar');
    expect(at(moment, closed('seminar', 'black-friday'))).toBe('xmas2023');
    expect(at(moment, () => true)).toBeUndefined();
  });

  it('fit the room that is kept free for them, and bear different keys and proper dates', () => {
    expect(new Set(campaigns.map(({ key }) => key)).size).toBe(campaigns.length);
    for (const { text, link, from, until } of campaigns) {
      expect(`${text} ${link?.label}`.length).toBeLessThanOrEqual(100);
      expect(`${from ?? until} ${until}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/);
    }
  });
});

describe('a day of a campaign is a day in Berlin', () => {
  const oneDay = (day: string): Campaign[] => [{ key: 'tag', from: day, until: day, text: '' }];
  const isOn = (day: string, moment: string) =>
    activeCampaign(oneDay(day), new Date(moment), open) !== undefined;

  it.each([
    // Winter: UTC+1. Summer: UTC+2.
    ['2026-01-20', '2026-01-19T23:00:00Z', '2026-01-20T23:00:00Z'],
    ['2026-07-20', '2026-07-19T22:00:00Z', '2026-07-20T22:00:00Z'],
    // The 23-hour day and the 25-hour day.
    ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    // New Year's Eve.
    ['2026-12-31', '2026-12-30T23:00:00Z', '2026-12-31T23:00:00Z'],
  ])('%s begins at %s and ends at %s', (day, begin, end) => {
    const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
    expect(isOn(day, before(begin))).toBe(false);
    expect(isOn(day, begin)).toBe(true);
    expect(isOn(day, before(end))).toBe(true);
    expect(isOn(day, end)).toBe(false);
  });
});
