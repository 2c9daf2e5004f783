import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { fieldFormat } from '../../../entities/request/format-field.ts';
import { useRequestHistory } from '../../../entities/request/queries.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { texts as shared } from '../texts.ts';
import { headlineOf } from './format-history.ts';
import { HistoryChanges } from './history-changes.tsx';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';

const t = shared.panel;

/** Who changed what, the values before and after, and the e-mails sent; latest first. */
export function RequestHistory({
  requestId,
  form,
}: {
  requestId: string;
  form: FormConfiguration | undefined;
}) {
  const { slug, tags } = useRequestHandling();
  const live = useRequestHistory(slug, requestId);
  const names = useMemberNames(slug);
  const format = fieldFormat(form);
  return (
    <section>
      <h3>{t.history}</h3>
      {live.status === 'loading' && (
        <p role="status" className="hint">
          {t.historyLoading}
        </p>
      )}
      {(live.status === 'refused' || live.status === 'failed') && (
        <p className="hint">{t.historyFailed}</p>
      )}
      {live.status === 'loaded' && (
        <ol className={`stack ${styles.history}`}>
          {live.value.map((entry) => (
            <li key={entry.id} className="stack gap-0">
              <span>{headlineOf(entry)}</span>
              <span className="hint">
                <time dateTime={entry.at.toISOString()}>{formatMoment(entry.at)}</time>,{' '}
                {texts.history.by(entry, names)}
                {entry.of !== undefined && `, ${texts.history.fromOther}`}
              </span>
              {entry.what === 'emailWaits' && <span className="hint">{texts.history.waits}</span>}
              <HistoryChanges entry={entry} format={format} tags={tags} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
