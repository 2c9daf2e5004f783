/**
 * A practice's structured data for search engines (schema.org). Pure; its text is safe between
 * script tags.
 */
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice, PracticeLocation } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';

/**
 * The practice as JSON-LD; undefined unless it wants to be found. `origin`: 'https://…' without a
 * trailing slash.
 */
export function structuredData(practice: Practice, origin: string): string | undefined {
  if (!practice.listed || practice.locked) return undefined;
  const addresses = practice.locations.map(addressOf).filter((address) => address !== undefined);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    name: practice.title,
    description: practice.subtitle || undefined,
    telephone: practice.phone || undefined,
    url: origin + sitePaths.practice(practice.slug),
    logo: practice.logoImagePath === '' ? undefined : origin + practice.logoImagePath,
    address: addresses.length > 1 ? addresses : addresses[0],
    potentialAction: acceptsRequests(practice)
      ? {
          '@type': 'ReserveAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: origin + sitePaths.booking(practice.slug),
            inLanguage: 'de',
          },
        }
      : undefined,
  };
  // A title may contain '</script>': escaped, it means the same and ends nothing.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** A line like '8020 Graz' or 'A-8020 Graz' is the town; all other lines are the street address. */
function addressOf({ address1, address2, address3 }: PracticeLocation) {
  const lines = [address1, address2, address3]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  const townAt = lines.findIndex((line) => townPattern.test(line));
  const [, postalCode, addressLocality] = townPattern.exec(lines[townAt] ?? '') ?? [];
  const streetAddress = lines.filter((_, i) => i !== townAt).join(', ') || undefined;
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality };
}

const townPattern = /^(?:[A-Z]{1,3}-)?(\d{4,5})\s+(\p{L}.*)$/u;
