/**
 * How patients reach a practice other than by its form. No schemas: public pages load this first.
 */

import type { Practice } from '../practice/practice.ts';
import { addressLine } from './address-line.ts';
import { phoneUrl } from './phone-number.ts';
import { formatWebsite, websiteUrl } from './website.ts';

/** A label and its URL. */
type Way = { text: string; url: string };

/** Only usable contacts. `addresses`: one line each; registration requires at least one. */
type Contact = { phone: Way | undefined; website: Way | undefined; addresses: readonly string[] };

/** The contacts in the public practice document (spec section 3, "Company"). */
export function contactOf({
  phone = '',
  website,
  locations,
}: Pick<Practice, 'phone' | 'website' | 'locations'>): Contact {
  const [url, call] = [websiteUrl(website), phoneUrl(phone)];
  return {
    phone: call === undefined ? undefined : { text: phone, url: call },
    website: url === undefined ? undefined : { text: formatWebsite(website), url },
    addresses: locations.map(addressLine).filter((line) => line !== ''),
  };
}
