/** The outcome, for users who return from the payment page. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Note } from '../../ui/note.tsx';
import { texts } from './texts.ts';
import type { AwaitedUpdate } from './use-awaited-update.ts';

const t = texts.paymentStatus;

/** `update`: status of the purchase; `isCancelled`: nothing was bought. */
export function PaymentStatus({
  update,
  isCancelled,
}: {
  update: AwaitedUpdate;
  isCancelled: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  // The user returns from another page: this is what they want to know first.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Note isWarm={update === 'late'}>
        {isCancelled ? (
          <p>
            <strong>{t.cancelled}</strong> {t.whatNow}
          </p>
        ) : update === 'late' ? (
          <p>
            {t.late} <Link to={sitePaths.contact}>{t.contact}</Link>
          </p>
        ) : (
          <p>
            <strong>{update === 'there' ? t.there : t.arriving}</strong>
          </p>
        )}
      </Note>
    </div>
  );
}
