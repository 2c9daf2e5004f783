import { isCallable, phoneUrl } from '@platzwart/domain/contact/phone-number';

/** The `tel:` link of a number; undefined if it cannot be called: old lists contain entries such as 'siehe Mutter'. */
export function phoneLink(number: string | undefined): string | undefined {
  return number && isCallable(number) ? phoneUrl(number) : undefined;
}
