/** How patients reach a practice without its form. No schemas here: public pages need it at once. */
import { isCallable, phoneUrl } from './phone-number.ts';
import type { Practice, PracticeLocation } from './practice.ts';
import { websiteUrl, websiteWords } from './website.ts';

/** What people read, and where it leads. */
export type Way = { words: string; url: string };

/** Only what leads somewhere; `addresses` in one line each, as of registration there is one at least. */
export type Contact = { phone: Way | undefined; website: Way | undefined; addresses: readonly string[] };

/** What the public practice document says about reaching the practice (spec section 3, "Company"). */
export function contactOf({ phone = '', website, locations }: Pick<Practice, 'phone' | 'website' | 'locations'>): Contact {
  const url = websiteUrl(website);
  return {
    phone: isCallable(phone) ? { words: phone, url: phoneUrl(phone) } : undefined,
    website: url === undefined ? undefined : { words: websiteWords(website), url },
    addresses: locations.map(addressLine).filter((line) => line !== ''),
  };
}

/** 'Lindenhofgasse 12, 8020 Graz, 1. Stock'. */
export function addressLine({ address1, address2, address3 }: Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>): string {
  return [address1, address2, address3].filter((line) => line.trim() !== '').join(', ');
}
