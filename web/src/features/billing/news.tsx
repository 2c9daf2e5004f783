/** What became of it, for somebody who comes back from the page of payment. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/note.tsx';
import styles from './billing.module.css';
import { texts } from './texts.ts';
import type { Arrival } from './use-arrival.ts';

const t = texts.news;

/** `arrival` is of what was bought; `isCancelled`: nothing was. */
export function News({ arrival, isCancelled }: { arrival: Arrival; isCancelled: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // One comes from another page: this is what one wants to know first.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.news}>
      <Note isWarm={arrival === 'late'}>
        {isCancelled ? (
          <p>
            <strong>{t.cancelled}</strong> {t.whatNow}
          </p>
        ) : arrival === 'late' ? (
          <p>
            {t.late} <Link to={paths.contact}>{t.contact}</Link>
          </p>
        ) : (
          <p>
            <strong>{arrival === 'there' ? t.there : t.arriving}</strong>
          </p>
        )}
      </Note>
    </div>
  );
}
