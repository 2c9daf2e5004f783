/**
 * For visitors by bookmark, who have sent nothing: every reason one may have to come here leads on.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { contactOf } from '@platzwart/domain/contact/contact';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { ReactNode } from 'react';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { WhyClosed } from './booking-closed.tsx';
import styles from './booking-success.module.css';
import { successTexts as t } from './success-texts.ts';
import { texts } from './texts.ts';

export function NothingSent({ practice, form }: { practice: Practice; form: FormConfiguration }) {
  const { phone } = contactOf(practice);
  const isTaking = acceptsRequests(practice);
  return (
    <div className="stack gap-5 form-width">
      <div className="stack gap-2">
        <h1 tabIndex={-1}>{t.nothingSent}</h1>
        <p className="lead muted">{t.onlyOnce}</p>
      </div>
      <ul role="list" className={`framed raised stack gap-0 ${styles.choices}`}>
        <Choice
          title={t.notYet}
          way={
            isTaking && (
              <ButtonLink look="filled" to={sitePaths.booking(practice.slug)}>
                {t.toForm}
              </ButtonLink>
            )
          }
        >
          {isTaking ? (
            <p>{t.howLong(practice.title)}</p>
          ) : (
            <WhyClosed practice={practice} form={form} />
          )}
        </Choice>
        <Choice
          title={t.already}
          way={
            phone ? (
              <ButtonAnchor href={phone.url}>{t.call(phone.text)}</ButtonAnchor>
            ) : (
              <ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
            )
          }
        >
          <p>{t.sentBefore}</p>
        </Choice>
        <Choice
          title={t.elsewhere}
          way={<ButtonLink to={sitePaths.bookingRequest}>{t.toSearch}</ButtonLink>}
        >
          <p>{t.search}</p>
        </Choice>
      </ul>
    </div>
  );
}

function Choice({ title, way, children }: { title: string; way: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="stack gap-1 muted">
        <h2 className="h3">{title}</h2>
        {children}
      </div>
      {way}
    </li>
  );
}
