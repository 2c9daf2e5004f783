import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { IsoDate } from '@platzwart/domain/german-date';
import type { ReactNode } from 'react';
import { dayOf } from '../moments.tsx';
import { type StoredRequest, useRequestHandling } from '../request-handling.tsx';
import { StateMarks } from '../state-marks.tsx';
import { ContactLog } from '../steps/contact-log.tsx';
import { texts } from '../texts.ts';
import { ContactActions } from './contact-actions.tsx';
import { NoteEditor } from './note-editor.tsx';
import { contactFacts, type Fact, personFacts, requestFacts, therapyFacts } from './request-facts.ts';
import { RequestHistory } from './request-history.tsx';
import styles from './request-panel.module.css';
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
};

/** All that is known about a request, as one reads it. */
export function RequestFacts({ request, form, practiceTitle, today, isSaving }: Props) {
  const { tags } = useRequestHandling();
  return (
    <div className={styles.facts}>
      <p role="status" className={styles.saving}>
        {isSaving && texts.editing.saving}
      </p>
      {request.prioritized && request.prioritizedAt && <p className={styles.priority}>{texts.prioritized(dayOf(request.prioritizedAt))}</p>}
      <TagPicker request={request} tags={tags} />
      <Group title={t.person} facts={personFacts(request, today)} />
      <Group title={t.contact} facts={contactFacts(request)}>
        <div className={styles.marks}>
          <StateMarks request={request} />
        </div>
        <ContactActions request={request} practiceTitle={practiceTitle} />
      </Group>
      {request.status === 'open' && <ContactLog request={request} today={today} />}
      <Group title={t.therapy} facts={therapyFacts(request)} />
      <RequestTimes request={request} form={form} />
      <NoteEditor key={request.id} request={request} />
      <Group title={own.request} facts={requestFacts(request)} />
      <RequestHistory requestId={request.id} form={form} />
    </div>
  );
}

function Group({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
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
