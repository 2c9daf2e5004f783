/**
 * Where the region will stand: while the towns load, or until the connection is back. Without the
 * names of all regions.
 */
import { practiceFieldTexts } from '../../content/practice-field-texts.ts';
import { useIsOnline } from '../../online.ts';

const { label, reading, offline } = practiceFieldTexts.region;

export function RegionPending() {
  const isOnline = useIsOnline();
  return (
    <p className="muted medium">
      {label}: <span className="regular">{isOnline ? reading : offline}</span>
    </p>
  );
}
