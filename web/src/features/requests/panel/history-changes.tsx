import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { FieldFormat } from '../../../entities/request/format-field.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { texts as shared } from '../texts.ts';
import { changedFields, changedTags } from './format-history.ts';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';

const t = texts.history;

/** Values before and after; collapsed, since answers may be long. */
export function HistoryChanges({
  entry,
  format,
  tags,
}: {
  entry: HistoryEntry;
  format: FieldFormat;
  tags: TagsById;
}) {
  const tagNames = changedTags(entry, tags);
  const fields = changedFields(entry, format);
  return (
    <>
      {entry.remark && <p className="written">{entry.remark}</p>}
      {tagNames && tagNames.added.length > 0 && (
        <span className="hint">{t.added(tagNames.added.join(', '))}</span>
      )}
      {tagNames && tagNames.removed.length > 0 && (
        <span className="hint">{t.removed(tagNames.removed.join(', '))}</span>
      )}
      {fields.length > 0 && (
        <details className={`small ${styles.changes}`}>
          <summary>{shared.changes.count(fields.length)}</summary>
          <dl className="stack gap-2">
            {fields.map(({ field, label, from, to }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd className="written">
                  <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
