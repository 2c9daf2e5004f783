/** The last recount of the waiting list, whoever started it: live. */
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { LastReconciliation } from '@platzwart/domain/waiting-list/counters';
import type { ReactNode } from 'react';
import { texts as callTexts } from '../../../calls/texts.ts';
import { useLiveDocument } from '../../../firebase/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from './texts.ts';
import styles from './waiting-list-settings.module.css';

const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/**
 * A duration in milliseconds as words after 'in': '0,4 Sekunden', '1 Sekunde', '12 Sekunden', '2
 * Minuten 5 Sekunden'.
 */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 100) return 'weniger als 0,1 Sekunden';
  const exact = Math.round(milliseconds / 100) / 10;
  // From ten seconds on, tenths do not matter.
  if (exact < 10) return counted(exact, 'Sekunde');
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes > 0 && counted(minutes, 'Minute'),
    seconds % 60 > 0 && counted(seconds % 60, 'Sekunde'),
  ];
  return parts.filter(Boolean).join(' ');
}

function counted(n: number, one: string): string {
  return `${tenths.format(n)} ${n === 1 ? one : `${one}n`}`;
}

const t = texts.check.last;

export function LastCheck({ slug }: { slug: string }) {
  const live = useLastReconciliation(slug);
  if (live.status === 'loading') return <p className="hint">{t.loading}</p>;
  if (live.status !== 'loaded') {
    return (
      <div role="alert" className="row across-4">
        <p>{t.loadFailed}</p>
        <Button onClick={live.retry}>{callTexts.retry}</Button>
      </div>
    );
  }
  const last = live.value?.last;
  if (!last) return <p className="hint">{t.never}</p>;
  return (
    <dl aria-label={t.label} className={`columns across-5 ${styles.details}`}>
      <Row name={t.at}>
        <time dateTime={last.at.toISOString()}>{formatMoment(last.at)}</time>
      </Row>
      <Row name={t.checked}>{t.requests(last.checked)}</Row>
      <Row name={t.repaired}>{t.result(last.repaired)}</Row>
      <Row name={t.duration}>{t.took(formatDuration(last.duration))}</Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd className="medium digits">{children}</dd>
    </div>
  );
}

/** Live reads of the waiting list's settings. */

/** Undefined until the practice's lists have been checked once. */
const useLastReconciliation = (slug: string) =>
  useLiveDocument(paths.reconciliation(slug), LastReconciliation);
