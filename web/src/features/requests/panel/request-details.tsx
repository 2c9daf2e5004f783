import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { type ReactNode, Suspense } from 'react';
import { missingLabels } from '../../../entities/request/missing-labels.ts';
import { isUnreachable } from '../../../entities/request/reachability.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { StateMarks } from '../../../entities/request/state-marks.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';
import { ContactLog } from '../steps/contact-log.tsx';
import { texts } from '../texts.ts';
import { CallLinks } from './call-links.tsx';
import { NoteEditor } from './note-editor.tsx';
import { RequestHistory } from './request-history.tsx';
import styles from './request-panel.module.css';
import { contactRows, personRows, type Row, requestRows, therapyRows } from './request-rows.ts';
import { RequestTimes } from './request-times.tsx';
import { TagPicker } from './tag-picker.tsx';
import { texts as own } from './texts.ts';
import type { EditedPart } from './use-editing.ts';

/** Most practices ask for none. */
const PrescriptionDetails = lazyWhenOnline(async () => ({
  default: (await import('./prescription-details.tsx')).PrescriptionDetails,
}));

const t = texts.panel;

/** Few write times into their note. */
const TimesInText = lazyWhenOnline(async () => ({
  default: (await import('./times-in-text.tsx')).TimesInText,
}));

type Props = {
  request: StoredRequest;
  form: FormConfiguration | undefined;
  practiceTitle: string | undefined;
  today: IsoDate;
  isSaving: boolean;
  /** Makes one group fields; undefined where nothing can be changed. */
  onEdit?: ((part: EditedPart) => void) | undefined;
  /** What was offered to the person. */
  offers?: ReactNode;
  /** The button that offers them a place. */
  offering?: ReactNode;
};

/**
 * All data of a request, read-only: first what a call needs, then what is decided by, at last what
 * is rarely asked for.
 */
export function RequestDetails({
  request,
  form,
  practiceTitle,
  today,
  isSaving,
  onEdit,
  offers,
  offering,
}: Props) {
  const { tags } = useRequestHandling();
  const lacking = form && request.status === 'open' ? missingLabels(request, form) : [];
  const change = (part: EditedPart, title: string) =>
    onEdit && (
      <Button
        look="plain"
        className={styles.change ?? ''}
        aria-label={own.changeNamed(title)}
        onClick={() => onEdit(part)}
      >
        {own.change}
      </Button>
    );
  const calls = <CallLinks request={request} practiceTitle={practiceTitle} />;
  return (
    <div className={`stack gap-4 ${styles.details}`}>
      <p role="status" className="hint">
        {isSaving && texts.editing.saving}
      </p>
      <div className="row gap-1 across-4 if-any">
        {request.prioritized && request.prioritizedAt && (
          <span className="urgent small strong">
            {entityTexts.prioritized(formatDay(request.prioritizedAt))}
          </span>
        )}
        <StateMarks request={request} />
      </div>
      {request.status === 'open' && isUnreachable(request) && (
        <p className="warm">{own.emailFailedAdvice}</p>
      )}
      {lacking.length > 0 && <p className="warm">{entityTexts.missing.list(lacking)}</p>}
      {request.offer !== null && offers}
      {request.status === 'open' ? (
        <ContactLog request={request} today={today} calls={calls} offering={offering} />
      ) : (
        calls
      )}
      <RequestTimes request={request} form={form} change={change('times', t.times)} />
      {form && request.status === 'open' && request.note !== '' && (
        <Suspense>
          <TimesInText request={request} form={form} today={today} canTake={onEdit !== undefined} />
        </Suspense>
      )}
      <Group
        title={t.therapy}
        rows={therapyRows(request)}
        change={change('therapy', t.therapy)}
        below={
          <Suspense>
            <PrescriptionDetails request={request} today={today} />
          </Suspense>
        }
      />
      <NoteEditor key={request.id} request={request} />
      <TagPicker request={request} tags={tags} />
      <Group
        title={t.person}
        rows={personRows(request, today)}
        change={change('person', t.person)}
      />
      <Group
        title={t.contact}
        rows={contactRows(request, practiceTitle)}
        change={change('contact', t.contact)}
      />
      {request.offer === null && offers}
      <RequestHistory requestId={request.id} form={form} />
      <details className={styles.more}>
        <summary>{own.more}</summary>
        <Facts rows={requestRows(request)} />
      </details>
    </div>
  );
}

type GroupProps = { title: string; rows: readonly Row[]; change: ReactNode; below?: ReactNode };

function Group({ title, rows, change, below }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <div className={`line between ${styles.heading}`}>
        <h3>{title}</h3>
        {change}
      </div>
      <Facts rows={rows} />
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={`facts ${styles.list}`}>
      {rows.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="written">
            {href ? (
              <a href={href} className="lone-link">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
