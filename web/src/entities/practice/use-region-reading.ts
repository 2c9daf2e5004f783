import type { PracticeLocation } from '@platzwart/domain/practice/practice';
import type { CorrectedReading, SaidRegion } from '@platzwart/domain/practice/read-region';
import { useEffect, useState } from 'react';
import { whenOnline } from '../../online.ts';
import { loadWhenOnline } from '../../ui/lazy-when-online.ts';

export type AddressLines = Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>;

/**
 * `reading`: still typed, or the towns load; offline, until the connection is back. `unread`: they
 * could not be loaded.
 */
export type RegionState = CorrectedReading | { readonly kind: 'reading' | 'unread' };

/**
 * Milliseconds without typing after which a doubt is shown: half of an address is always in doubt.
 */
const pause = 500;

const reading: RegionState = { kind: 'reading' };
const linesOf = ({ address1, address2, address3 }: AddressLines) =>
  JSON.stringify([address1, address2, address3]);

/**
 * What the lines say, and what was `said` of them or of others before; undefined while nothing that
 * could be read was typed.
 */
export function useRegionReading(
  { address1, address2, address3 }: AddressLines,
  said?: SaidRegion,
): RegionState | undefined {
  const [known, setKnown] = useState<{ of: string; state: RegionState } | undefined>(undefined);
  const lines = linesOf({ address1, address2, address3 });
  const before = said ? JSON.stringify({ ...said }) : '';
  const of = `${lines} ${before}`;
  const isSaid = said !== undefined && linesOf(said) === lines;
  const isReadable = /\d/.test(address2) && /\p{L}/u.test(address2);
  useEffect(() => {
    if (!isReadable || isSaid) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const show = (state: RegionState) => {
      if (!isCurrent) return;
      timer = setTimeout(() => setKnown({ of, state }), state.kind === 'read' ? 0 : pause);
    };
    const read = async (): Promise<void> => {
      try {
        const { readCorrected } = await loadWhenOnline(
          () => import('@platzwart/domain/practice/read-region'),
        );
        show(
          readCorrected(before === '' ? undefined : JSON.parse(before), {
            address1,
            address2,
            address3,
          }),
        );
      } catch {
        // No towns, though online: read once there is another connection.
        show({ kind: 'unread' });
        await whenOnline();
        if (isCurrent) await read();
      }
    };
    void read();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [of, before, isReadable, isSaid, address1, address2, address3]);
  if (!isReadable) return undefined;
  if (isSaid) return { kind: 'read', region: said.region };
  // Never that of the lines before.
  return known?.of === of ? known.state : reading;
}
