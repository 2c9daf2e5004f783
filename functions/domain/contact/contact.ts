/** How patients reach a practice without its form. No schemas here: public pages need it at once. */

import type { Practice } from '../practice/practice.ts';
import { addressLine } from './address-line.ts';
import { isCallable, phoneUrl } from './phone-number.ts';
import { formatWebsite, websiteUrl } from './website.ts';

/** What people read, and where it leads. */
export type Way = { text: string; url: string };

/** Only what leads somewhere; `addresses` in one line each, as of registration there is one at least. */
export type Contact = { phone: Way | undefined; website: Way | undefined; addresses: readonly string[] };

/** What the public practice document says about reaching the practice (spec section 3, "Company"). */
export function contactOf({ phone = '', website, locations }: Pick<Practice, 'phone' | 'website' | 'locations'>): Contact {
  const url = websiteUrl(website);
  return {
    phone: isCallable(phone) ? { text: phone, url: phoneUrl(phone) } : undefined,
    website: url === undefined ? undefined : { text: formatWebsite(website), url },
    addresses: locations.map(addressLine).filter((line) => line !== ''),
  };
}
