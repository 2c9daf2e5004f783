/** What happens next, and where to go from here. */

import { maxAddressCorrections } from '@platzwart/domain/booking/correction';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { contactOf } from '@platzwart/domain/contact/contact';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { websiteUrl } from '@platzwart/domain/contact/website';
import type { Practice } from '@platzwart/domain/practice/practice';
import { advisesIssuingLater, issueLater } from '@platzwart/domain/request/prescription';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import AskedWeek from './asked-week.tsx';
import { keepSent, sentRequest } from './booking-sent.ts';
import styles from './booking-success.module.css';
import { ChangeAddress } from './change-address.tsx';
import type { SentBooking } from './commands.ts';
import { successTexts as t } from './success-texts.ts';
import { summarizeTimes } from './summarize-times.ts';
import { texts } from './texts.ts';

type Props = { practice: Practice; form: FormConfiguration };

export function BookingSuccess({ practice, form }: Props) {
  const [sent, setSent] = useState(sentRequest);
  useEffect(() => () => keepSent(undefined), []);
  const website = websiteUrl(practice.website);
  return (
    <div className="stack gap-5 left form-width">
      <div className="stack gap-2">
        <div className={`line gap-3 ${styles.head}`}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <rect width="48" height="48" rx="10" fill="var(--color-primary)" />
            <path
              d="M14 25l7 7 14-16"
              fill="none"
              stroke="var(--color-on-primary)"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <h1 tabIndex={-1}>{texts.successTitle}</h1>
        </div>
        <p role="status" className="strong">
          {texts.sent}
        </p>
        <Markdown text={fillPlaceholders(form.bookingSuccessMessage, practice, location.origin)} />
      </div>
      <NextSteps email={sent?.email} advice={advisesIssuingLater(practice, form) && issueLater} />
      {sent && <Sent sent={sent} practice={practice} form={form} onChanged={setSent} />}
      <nav aria-label={t.ways} className="row gap-3 off-paper">
        {website && <ButtonAnchor href={website}>{texts.toWebsite}</ButtonAnchor>}
        <ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
        <ButtonLink look="plain" to={sitePaths.home}>
          {texts.toHome}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** In a narrow cell an address breaks before its '@' first. */
function breakable(email: string) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function NextSteps({ email, advice }: { email: string | undefined; advice: string | false }) {
  return (
    <section className="stack full" aria-labelledby="weiter">
      <h2 id="weiter">{t.nextTitle}</h2>
      <ol role="list" className={`stack gap-2 ${styles.cells}`}>
        <li aria-current="step">
          <p className="medium">{t.now}</p>
          <h3>{t.confirm}</h3>
          {email && (
            <p className="strong anywhere" translate="no">
              {breakable(readableEmail(email))}
            </p>
          )}
          <p>{t.openEmail}</p>
          <p>{t.spam}</p>
          <p className="small">{t.stopped}</p>
        </li>
        <li>
          <p className="medium">{t.waitingSince}</p>
          <h3>{t.wait}</h3>
          <p>{t.waiting}</p>
          <p>{t.portalLink}</p>
          {advice && <p>{advice}</p>}
        </li>
        <li>
          <p className="medium">{t.free}</p>
          <h3>{t.offered}</h3>
          <p>{t.answer}</p>
        </li>
      </ol>
    </section>
  );
}

/** As a receipt; on paper too. */
function Sent({
  sent,
  practice,
  form,
  onChanged,
}: Props & { sent: SentBooking; onChanged: (sent: SentBooking) => void }) {
  const { text } = summarizeTimes(form, sent.locationIds, sent.slots);
  return (
    <section className="stack full framed raised roomy" aria-labelledby="angefragt">
      <div className="row between">
        <h2 id="angefragt" className="h3">
          {t.sentTitle}
        </h2>
        <button type="button" className="opener small off-paper" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      <dl className="facts gap-3">
        <div>
          <dt className="muted">{t.forWhom}</dt>
          <dd className="anywhere">
            {sent.firstname} {sent.lastname}
          </dd>
        </div>
        <div>
          <dt className="muted">{t.times}</dt>
          <dd className="stack gap-0">
            {text}
            <AskedWeek form={form} locationIds={sent.locationIds} slots={sent.slots} label={text} />
          </dd>
        </div>
        <div>
          <dt className="muted">{t.email}</dt>
          <dd className="stack gap-2 packed anywhere">
            <span translate="no">{readableEmail(sent.email)}</span>
            <Address sent={sent} practice={practice} onChanged={onChanged} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A mistyped address would cost the only link: it is corrected here, twice at most. */
function Address({
  sent,
  practice,
  onChanged,
}: {
  sent: SentBooking;
  practice: Practice;
  onChanged: (sent: SentBooking) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const opener = useFocusReturn(isOpen);
  const done = useRef<HTMLParagraphElement>(null);
  const { phone } = contactOf(practice);
  useEffect(() => {
    if (changes > 0) done.current?.focus();
  }, [changes]);

  if (isOpen) {
    return (
      <ChangeAddress
        sent={sent}
        onChanged={(corrected) => {
          setOpen(false);
          setChanges(changes + 1);
          onChanged(corrected);
        }}
        onCancel={() => setOpen(false)}
      />
    );
  }
  return (
    <>
      <div role="status">
        {changes > 0 && (
          <p ref={done} tabIndex={-1} className="small strong">
            {t.sentAgain(readableEmail(sent.email))}
          </p>
        )}
      </div>
      {changes < maxAddressCorrections ? (
        <p className="row across-3 hint off-paper">
          {t.wrongEmail}
          <Button ref={opener} look="plain" onClick={() => setOpen(true)}>
            {t.changeEmail}
          </Button>
        </p>
      ) : (
        <p className="hint off-paper">
          {t.tellPractice}
          {phone && (
            <>
              : <a href={phone.url}>{phone.text}</a>
            </>
          )}
          {!phone && '.'}
        </p>
      )}
    </>
  );
}
