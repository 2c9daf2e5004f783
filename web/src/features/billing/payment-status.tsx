/** What became of it, for somebody who comes back from the page of payment. */

import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Note } from '../../ui/note.tsx';
import styles from './billing.module.css';
import { texts } from './texts.ts';
import type { AwaitedUpdate } from './use-awaited-update.ts';

const t = texts.paymentStatus;

/** `update` is of what was bought; `isCancelled`: nothing was. */
export function PaymentStatus({ update, isCancelled }: { update: AwaitedUpdate; isCancelled: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // One comes from another page: this is what one wants to know first.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.paymentStatus}>
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
