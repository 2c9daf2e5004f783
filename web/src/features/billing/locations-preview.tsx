import type { BillingInterval } from '@platzwart/domain/billing/pricing';
import type { CallOutput } from '@platzwart/domain/calls/calls';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Region } from '@platzwart/domain/practice/region';
import type { ReactNode } from 'react';
import type { RemoteValue } from '../../calls/use-remote-value.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { texts } from './texts.ts';

const t = texts.locations;

type Props = {
  preview: RemoteValue<CallOutput<'previewLocations'>>;
  locations: number;
  interval: BillingInterval;
  region: Region;
  /** What to do about it. */
  children: ReactNode;
};

/** The cost of another number of locations: now, on the next invoice, and from then on. */
export function LocationsPreview({
  preview: { value, problem, retry },
  locations,
  interval,
  region,
  children,
}: Props) {
  return (
    <div className={`stack gap-2 ${styles.result}`}>
      <div role="status" className="stack gap-1">
        {value ? (
          <>
            <p>
              <strong>{t.dueNow(value.dueNow)}</strong>
            </p>
            <p>
              {value.nextAt === null
                ? t.noNext
                : t.next(formatDay(new Date(value.nextAt)), value.nextTotal)}
            </p>
            {value.nextAt !== null && (
              <p className="hint">{t.afterwards(locations, interval, region)}</p>
            )}
          </>
        ) : (
          <p className="hint">{problem?.message ?? t.previewing}</p>
        )}
      </div>
      <div className="row across-3">
        {problem !== undefined && <Button onClick={retry}>{texts.again}</Button>}
        {children}
      </div>
    </div>
  );
}
