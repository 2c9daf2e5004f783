/** While the address is unconfirmed, the button that confirms it; afterwards, once, thanks. */
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Done, Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const t = texts.confirm;

type Props = { portal: PortalAccess; request: PortalView; onConfirmed?: () => void };

export function EmailConfirmation({ portal, request, onConfirmed }: Props) {
  const { busy, problems, send } = useAnswer(portal);
  const [hasConfirmed, setConfirmed] = useState(false);
  const confirm = async () => {
    if (!(await send({ kind: 'confirmEmail' }))) return;
    setConfirmed(true);
    onConfirmed?.();
  };

  if (hasConfirmed) return <Done>{t.done}</Done>;
  if (request.emailConfirmed) return null;
  return (
    <section
      className={`stack gap-4 left framed ${styles.card} ${styles.asking}`}
      aria-labelledby="bestaetigen"
    >
      <h2 id="bestaetigen">{t.title}</h2>
      <p>
        {t.text} <strong className="anywhere">{request.email}</strong>
      </p>
      <Problems of={problems} />
      <Button look="filled" large busy={busy !== undefined} onClick={confirm}>
        {busy ? t.busy : t.press}
      </Button>
    </section>
  );
}
