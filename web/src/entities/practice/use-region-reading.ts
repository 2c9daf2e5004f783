import type { PracticeLocation } from '@platzwart/domain/practice/practice';
import type { RegionReading } from '@platzwart/domain/practice/read-region';
import { useEffect, useState } from 'react';

type Lines = Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>;

/** Milliseconds without typing after which a doubt is shown: half of an address is always in doubt. */
const pause = 500;

/** What the lines say; undefined while nothing that could be read was typed, or while the towns load. Without them, it is asked. */
export function useRegionReading({ address1, address2, address3 }: Lines): RegionReading | undefined {
  const [known, setKnown] = useState<{ lines: string; reading: RegionReading } | undefined>(undefined);
  const lines = JSON.stringify([address1, address2, address3]);
  const isReadable = /\d/.test(address2) && /\p{L}/u.test(address2);
  useEffect(() => {
    if (!isReadable) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const show = (reading: RegionReading) => {
      if (!isCurrent) return;
      timer = setTimeout(() => setKnown({ lines, reading }), reading.kind === 'read' ? 0 : pause);
    };
    import('@platzwart/domain/practice/read-region').then(
      ({ readRegion }) => show(readRegion({ address1, address2, address3 })),
      () => show({ kind: 'asked' }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lines, isReadable, address1, address2, address3]);
  // Never that of the lines before.
  return isReadable && known?.lines === lines ? known.reading : undefined;
}
