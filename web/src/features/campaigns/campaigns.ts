/**
 * The campaigns of the banner above the header, and their dates (spec section 9). To add one, add
 * an entry. Only data and pure rules: the script that runs before first paint uses them too.
 */

import { berlinClock } from '@platzwart/domain/dates/berlin-clock';
import { hour } from '@platzwart/domain/dates/durations';
import type { sitePaths } from '@platzwart/domain/site-paths';

type PathName = {
  [Name in keyof typeof sitePaths]: (typeof sitePaths)[Name] extends string ? Name : never;
}[keyof typeof sitePaths];

export type Campaign = {
  /** Dismissal is stored under this key permanently. */
  key: string;
  /** Days in Berlin, 'yyyy-MM-dd', both included. Without `from` it has already begun. */
  from?: string;
  until: string;
  /**
   * With the link at most 100 characters, so that both fit the reserved space. The last day is
   * appended.
   */
  text: string;
  link?: { to: PathName; label: string };
};

export const campaigns: readonly Campaign[] = [
  {
    key: 'seminar',
    until: '2023-11-15',
    text: 'Seminar zu Platzwart: Wir zeigen dir, wie die Warteliste arbeitet.',
    link: { to: 'contact', label: 'Einzelheiten erfragen' },
  },
  {
    key: 'black-friday',
    until: '2023-12-01',
    text: 'Aktion zum Black Friday für neue Praxen.',
    link: { to: 'contact', label: 'Einzelheiten erfragen' },
  },
  {
    key: 'xmas2023',
    until: '2024-01-08',
    text: 'Weihnachtsaktion: Gutschein über 20 EUR für neue Kundinnen und Kunden.',
    link: { to: 'contact', label: 'Gutschein anfordern' },
  },
  {
    key: 'love2024',
    from: '2024-02-14',
    until: '2024-03-15',
    text: 'Aktion zum Valentinstag: Gutschein über 20 EUR für neue Kundinnen und Kunden.',
    link: { to: 'contact', label: 'Gutschein anfordern' },
  },
];

/** The running campaign, not dismissed, that ends first. */
export function activeCampaign(
  campaigns: readonly Campaign[],
  now: Date,
  isDismissed: (key: string) => boolean,
): Campaign | undefined {
  const today = berlinDay(now);
  return campaigns
    .filter(({ key, from = '', until }) => from <= today && today <= until && !isDismissed(key))
    .sort((one, other) => one.until.localeCompare(other.until))[0];
}

/**
 * 'yyyy-MM-dd'. Berlin is UTC+1, in summer UTC+2: computed by hand except for one ambiguous hour,
 * since starting `Intl` takes up to 100 ms, too long before first paint. (Hence not the domain's
 * `berlinDate`.)
 */
function berlinDay(now: Date): string {
  const hoursAhead = now.getUTCHours() === 22 && berlinClock(now).hour === '00' ? 2 : 1;
  return new Date(now.getTime() + hoursAhead * hour).toISOString().slice(0, 10);
}
