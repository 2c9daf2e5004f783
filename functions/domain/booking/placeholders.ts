/** Placeholders in a practice's own texts (spec section 2, practice area). */

import { addressLine } from '../contact/address-line.ts';
import { websiteUrl } from '../contact/website.ts';
import type { Practice } from '../practice/practice.ts';
import { sitePaths } from '../site-paths.ts';

/** What `fillPlaceholders` fills. */
export const practicePlaceholders = [
  'titel',
  'untertitel',
  'kontaktperson',
  'telefon',
  'webseite',
  'adresse',
  'anfragelink',
] as const;

/**
 * Those of a text that nothing fills, such as '{foo}', each once: they would be sent as they are.
 */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const all = text.match(/\{[^{}\n]{1,40}\}/g) ?? [];
  return [...new Set(all)].filter(
    (placeholder) => !known.some((name) => placeholder === `{${name}}`),
  );
}

/**
 * Replaces {titel} {untertitel} {kontaktperson} {telefon} {webseite} {adresse} {anfragelink}; leaves anything
 * else in braces. `origin` is the product's ('https://…'), for the link to the booking form.
 */
export function fillPlaceholders(text: string, practice: Practice, origin: string): string {
  const [location] = practice.locations;
  const values = new Map<string, string>(
    Object.entries({
      titel: practice.title,
      untertitel: practice.subtitle,
      kontaktperson: practice.contactPerson,
      telefon: practice.phone ?? '',
      webseite: websiteUrl(practice.website) ?? '',
      adresse: location ? addressLine(location) : '',
      anfragelink: origin + sitePaths.booking(practice.slug),
    } satisfies Record<(typeof practicePlaceholders)[number], string>),
  );
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
