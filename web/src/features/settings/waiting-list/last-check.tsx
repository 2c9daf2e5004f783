/** The last recount of the waiting list, whoever started it: live. */
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import { texts as callTexts } from '../../../calls/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDuration } from './format-duration.ts';
import { useLastReconciliation } from './queries.ts';
import { texts } from './texts.ts';
import styles from './waiting-list-settings.module.css';

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
