/**
 * The consent is revoked: when everything is erased, and until then the way back, with a new
 * consent; and a copy of one's data.
 */
import { consentVersion } from '@platzwart/domain/booking/consent';
import { healthDataConsentText } from '@platzwart/domain/booking/consent-text';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import { ConsentForm } from './consent-form.tsx';
import { consentTexts } from './consent-texts.ts';
import styles from './patient-portal.module.css';
import { PersonalData } from './personal-data.tsx';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const t = consentTexts.revoked;

type Props = {
  portal: PortalAccess;
  request: PortalView;
  /** ISO moment. */
  until: string;
  practice: Practice;
  form: FormConfiguration;
  hasJustHappened: boolean;
  onRenewed: () => void;
};

export function Revoked({
  portal,
  request,
  until,
  practice,
  form,
  hasJustHappened,
  onRenewed,
}: Props) {
  const answering = useAnswer(portal);
  const { isOpen, opener, open, close } = useQuestion();
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasJustHappened) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hasJustHappened]);
  const renew = async (proof: string | null) => {
    const answer = await answering.send({ kind: 'renewConsent', proof, consentVersion });
    if (!answer) return;
    onRenewed();
    // It is in the practice's bin again.
    if (!answer.request) location.reload();
  };
  return (
    <>
      <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="widerrufen">
        <h2 id="widerrufen" ref={heading} tabIndex={-1} className="h1">
          {t.title}
        </h2>
        {isOpen ? (
          <ConsentForm
            answering={answering}
            kind={request.proof}
            title={t.consentAgain}
            confirm={t.confirm}
            pressing={t.pressing}
            isComplete={() => {
              setMissing(!isGiven);
              return isGiven;
            }}
            onConfirm={renew}
            onCancel={close}
          >
            <Checkbox
              name="healthDataConsent"
              label={healthDataConsentText(practice.title, request)}
              framed
              checked={isGiven}
              error={isMissing ? t.consentMissing : undefined}
              onChange={(event) => {
                setMissing(false);
                setGiven(event.target.checked);
              }}
            />
          </ConsentForm>
        ) : (
          <>
            <p>{t.undoLead(formatMoment(new Date(until)))}</p>
            <Button ref={opener} look="filled" large onClick={open}>
              {t.undo}
            </Button>
          </>
        )}
        <div role={hasJustHappened ? 'status' : undefined}>
          <p>{t.text}</p>
        </div>
        <p>{t.until(formatMoment(new Date(until)))}</p>
      </section>
      <div className={`framed ${styles.card}`}>
        <PersonalData isCertifying={false} portal={portal} request={request} form={form} />
      </div>
    </>
  );
}
