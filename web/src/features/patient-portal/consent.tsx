/**
 * Revoking the consent, in sight: as short as giving it was (GDPR Art. 7(3)). Not folded with what
 * one may do with the request.
 */
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useQuestion } from '../../ui/use-question.ts';
import { Done } from './answer-feedback.tsx';
import type { ProofKind } from './consent-form.tsx';
import { consentTexts as t } from './consent-texts.ts';
import styles from './patient-portal.module.css';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const ConsentForm = lazyWhenOnline(async () => ({
  default: (await import('./consent-form.tsx')).ConsentForm,
}));

type Props = {
  portal: Pick<PortalAccess, 'link' | 'update'>;
  kind: ProofKind;
  hasConsent?: boolean;
  /** They have said yes to a place, and would lose it. */
  isPromised: boolean;
  onRevoked?: () => void;
};

export function Consent({ portal, kind, hasConsent, isPromised, onRevoked }: Props) {
  const answering = useAnswer(portal);
  const { isOpen, opener, open, close } = useQuestion();
  const [until, setUntil] = useState<string | undefined>(undefined);
  const revoke = async (proof: string | null) => {
    const answer = await answering.send({ kind: 'revokeConsent', proof });
    if (!answer) return;
    setUntil(answer.request?.revokedUntil ?? undefined);
    onRevoked?.();
  };
  if (until !== undefined) {
    return (
      <Done>
        {t.revoked.title}. {t.revoked.until(formatMoment(new Date(until)))}
      </Done>
    );
  }
  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="einwilligung">
      <h2 id="einwilligung" className="h3">
        {t.title}
      </h2>
      {isOpen ? (
        <Suspense>
          <ConsentForm
            answering={answering}
            kind={kind}
            title={t.sure}
            confirm={t.confirm}
            pressing={t.pressing}
            isDangerous
            onConfirm={revoke}
            onCancel={close}
          >
            <p>
              {t.meaning} {isPromised && t.promised}
            </p>
            <p className="muted">{t.notWithdrawing}</p>
          </ConsentForm>
        </Suspense>
      ) : (
        <>
          <p>{hasConsent ? t.text : t.textWithout}</p>
          <Button ref={opener} onClick={open}>
            {t.press}
          </Button>
        </>
      )}
    </section>
  );
}
