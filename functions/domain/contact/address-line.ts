import type { PracticeLocation } from '../practice/practice.ts';

/**
 * A location's address in one line: 'Lindenhofgasse 12, 8020 Graz'; '' if the practice gave none.
 */
export function addressLine({
  address1,
  address2,
  address3,
}: Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>): string {
  return [address1, address2, address3].filter((line) => line.trim() !== '').join(', ');
}
