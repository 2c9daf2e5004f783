/** The practice's imports, latest first: date, file, who, and what remains of it. */
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { RequestImport } from '@platzwart/domain/import/import';
import type { WithId } from '@platzwart/domain/request/request';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { useMemberNames } from '../../entities/member/queries.ts';
import type { useImports } from './queries.ts';
import { texts } from './texts.ts';
import { UndoImport } from './undo-import.tsx';

const t = texts.past;

type Props = {
  slug: string;
  live: ReturnType<typeof useImports>;
  /** The import running in this browser. */
  runningId: string | undefined;
  readOnlyReason: string | undefined;
};

export function PastImports({ slug, live, runningId, readOnlyReason }: Props) {
  const names = useMemberNames(slug);
  if (live.status === 'loading' || (live.status === 'loaded' && live.value.length === 0))
    return null;
  return (
    <section className="stack gap-4" aria-labelledby="import-bisher">
      <h3 id="import-bisher">{t.title}</h3>
      {(live.status === 'refused' || live.status === 'failed') && (
        <LoadFailure title={t.failed} retry={live.retry} />
      )}
      {live.status === 'loaded' && (
        <ul role="list" className="lined">
          {live.value.map((each) => (
            <li key={each.id} className="row across-4 between">
              <div>
                <strong className="anywhere">{each.fileName}</strong>
                <p className="muted">
                  {formatMoment(each.at)} Uhr, {t.by(names.get(each.by) ?? t.someone)}
                </p>
                <p>{formatImport(each)}</p>
                {each.emailConsent !== null && (
                  <p className="anywhere">{t.consent(each.emailConsent)}</p>
                )}
              </div>
              {each.id !== runningId && !isUndone(each) && (
                <UndoImport
                  slug={slug}
                  importId={each.id}
                  name={each.fileName}
                  readOnlyReason={readOnlyReason}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isUndone = ({ status }: RequestImport) => status === 'undoing' || status === 'undone';

function formatImport({ added, total, status }: WithId<RequestImport>): string {
  const state = t.states[status];
  return status === 'undone' ? `${state}, ${t.left(added)}` : `${t.added(added, total)}, ${state}`;
}
