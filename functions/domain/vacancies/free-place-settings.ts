/** The settings page 'Freie Plätze'. Apart from what an account stores: the administration loads that first, and no list of countries. */
import * as z from 'zod/mini';
import type { IsoDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';
import type { Account } from '../practice/account.ts';
import { Country, countryOf } from '../practice/country.ts';
import type { Practice } from '../practice/practice.ts';
import { OfferingSettings } from './offering-settings.ts';

/** Collected from the documents that store it. */
export const FreePlaceSettings = z.strictObject({ ...OfferingSettings.shape, country: Country });
export type FreePlaceSettings = z.infer<typeof FreePlaceSettings>;

export function freePlaceSettingsOf(practice: Pick<Practice, 'country'>, { offering }: Pick<Account, 'offering'>): FreePlaceSettings {
  return { ...offering, country: countryOf(practice) };
}

/** Months that a certificate's 'no place before' may lie ahead. */
const maxMonthsAhead = 36;

/** Why that day cannot be newly set as the first on which a place may be expected; '' for none is fine. */
export function noPlaceBeforeProblem(day: IsoDate | '', today: IsoDate): string | undefined {
  if (day === '') return undefined;
  if (day <= today) return 'Bitte nimm einen Tag nach heute.';
  return day > plusMonths(today, maxMonthsAhead) ? `Bitte nimm einen Tag in den nächsten ${maxMonthsAhead / 12} Jahren.` : undefined;
}
