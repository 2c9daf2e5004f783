import { isCallable, phoneUrl } from '@platzwart/domain/contact/phone-number';

/** Where a press on a number leads; undefined where it cannot be called: old lists say 'siehe Mutter' there. */
export function phoneLink(number: string | undefined): string | undefined {
  return number && isCallable(number) ? phoneUrl(number) : undefined;
}
