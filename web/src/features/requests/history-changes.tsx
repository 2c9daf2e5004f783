import type { HistoryEntry } from '@platzwart/domain/history';
import type { FieldWords } from './field-words.ts';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';

const t = texts.changes;

/** What was asked and answered before and after. Notes, tags and priority are the practice's own and say enough by themselves. */
export function HistoryChanges({ entry: { what, changes = [] }, words }: { entry: HistoryEntry; words: FieldWords }) {
  if ((what !== 'edited' && what !== 'corrected') || changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{t.count(changes.length)}</summary>
      <dl>
        {changes.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{words.label(field)}</dt>
            <dd>
              <del>{words.value(field, from)}</del> <span aria-hidden="true">→</span> <ins>{words.value(field, to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
