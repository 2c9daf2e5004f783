/** The settings page 'Freie Plätze'. Apart from what an account stores: the administration loads that first, and no list of countries. */
import * as z from 'zod/mini';
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
