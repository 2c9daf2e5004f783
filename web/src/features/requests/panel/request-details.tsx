import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import { type StoredRequest, useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { StateMarks } from '../../../entities/request/state-marks.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { ContactLog } from '../steps/contact-log.tsx';
import { texts } from '../texts.ts';
import { ContactActions } from './contact-actions.tsx';
import { NoteEditor } from './note-editor.tsx';
import { RequestHistory } from './request-history.tsx';
import styles from './request-panel.module.css';
import { contactRows, personRows, type Row, requestRows, therapyRows } from './request-rows.ts';
import { RequestTimes } from './request-times.tsx';
import { TagPicker } from './tag-picker.tsx';
import { texts as own } from './texts.ts';

const t = texts.panel;

type Props = {
  request: StoredRequest;
  form: FormConfiguration | undefined;
  practiceTitle: string | undefined;
  today: IsoDate;
  isSaving: boolean;
  /** What was offered to the person. */
  offers?: ReactNode;
};

/** All data of a request, read-only. */
export function RequestDetails({ request, form, practiceTitle, today, isSaving, offers }: Props) {
  const { tags } = useRequestHandling();
  return (
    <div className={`stack gap-5 ${styles.details}`}>
      <p role="status" className="hint">
        {isSaving && texts.editing.saving}
      </p>
      {request.prioritized && request.prioritizedAt && (
        <p className="warm strong own-width">{entityTexts.prioritized(formatDay(request.prioritizedAt))}</p>
      )}
      <TagPicker request={request} tags={tags} />
      {request.offer !== null && offers}
      <Group title={t.person} rows={personRows(request, today)} />
      <Group title={t.contact} rows={contactRows(request)}>
        <div className={`row gap-1 across-4 ${styles.marks}`}>
          <StateMarks request={request} />
        </div>
        <ContactActions request={request} practiceTitle={practiceTitle} />
      </Group>
      {request.status === 'open' && <ContactLog request={request} today={today} />}
      {request.offer === null && offers}
      <Group title={t.therapy} rows={therapyRows(request)} />
      <RequestTimes request={request} form={form} />
      <NoteEditor key={request.id} request={request} />
      <Group title={own.request} rows={requestRows(request)} />
      <RequestHistory requestId={request.id} form={form} />
    </div>
  );
}

function Group({ title, rows, children }: { title: string; rows: readonly Row[]; children?: ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
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
      {children}
    </section>
  );
}
