/**
 * Whether the practice may ask by e-mail if the patient still waits. Does not affect the position
 * in the list.
 */
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Done, Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { questionsByEmailTexts } from './questions-by-email-texts.ts';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const t = questionsByEmailTexts;

/** `isPreselected`: the opt-out link of an e-mail led here. */
export function QuestionsByEmail({
  portal,
  request,
  isPreselected,
}: {
  portal: PortalAccess;
  request: PortalView;
  isPreselected: boolean;
}) {
  const { busy, problems, send } = useAnswer(portal);
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isPreselected) return;
    button.current?.scrollIntoView?.({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isPreselected]);

  const isOn = request.followUpConsent;
  const change = async () => {
    setDone('');
    if (await send({ kind: isOn ? 'optOut' : 'optIn' })) setDone(isOn ? t.optedOut : t.optedIn);
  };
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="fragen">
      <h3 id="fragen">{t.title}</h3>
      {done === '' ? <p>{isOn ? t.on : t.off}</p> : <Done key={done}>{done}</Done>}
      <Problems of={problems} />
      {portal.isLocked && !isOn ? (
        <p className="muted">{texts.lockedHere}</p>
      ) : (
        <Button
          ref={button}
          look={isPreselected && isOn ? 'filled' : 'outlined'}
          busy={busy !== undefined}
          onClick={change}
        >
          {busy ? t.sending : isOn ? t.optOut : t.optIn}
        </Button>
      )}
    </section>
  );
}
