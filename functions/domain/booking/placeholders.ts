/** Placeholders in a practice's own texts (spec section 2, practice area). */

import { addressLine } from '../contact/address-line.ts';
import { websiteUrl } from '../contact/website.ts';
import type { Practice } from '../practice/practice.ts';
import { sitePaths } from '../site-paths.ts';

/**
 * Replaces {titel} {untertitel} {kontaktperson} {webseite} {adresse} {anfragelink}; leaves anything else in braces. `origin` is the
 * product's ('https://…'), for the link to the booking form.
 */
export function fillPlaceholders(text: string, practice: Practice, origin: string): string {
  const [location] = practice.locations;
  const values = new Map(
    Object.entries({
      titel: practice.title,
      untertitel: practice.subtitle,
      kontaktperson: practice.contactPerson,
      webseite: websiteUrl(practice.website) ?? '',
      adresse: location ? addressLine(location) : '',
      anfragelink: origin + sitePaths.booking(practice.slug),
    }),
  );
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
