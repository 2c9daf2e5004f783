/** While the address is unconfirmed, the button that confirms it; afterwards, once, the thanks. */
import type { OwnRequest } from '@platzwart/domain/request-link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Note } from '../../ui/note.tsx';
import { answerRequestLink, type Link } from './commands.ts';
import styles from './own-request.module.css';
import { texts } from './texts.ts';

const t = texts.confirm;

type Props = { link: Link; request: OwnRequest; onAnswered: (request: OwnRequest) => void };

export function Confirmation({ link, request, onAnswered }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [hasConfirmed, setConfirmed] = useState(false);

  const confirm = async () => {
    setBusy(true);
    const answer = await answerRequestLink(link, 'confirmEmail');
    setBusy(false);
    if (answer.kind === 'done') {
      setConfirmed(true);
      onAnswered(answer.output);
      return;
    }
    setProblem((answer.kind === 'refused' && answer.details[0]?.message) || t.failed);
    setAttempt((count) => count + 1);
  };

  if (hasConfirmed) return <Thanks />;
  if (request.emailConfirmed) return null;
  return (
    <section className={styles.confirm} aria-labelledby="bestaetigen">
      {problem && <ErrorSummary title={problem} errors={[]} attempt={attempt} />}
      <h2 id="bestaetigen">{t.title}</h2>
      <p>
        {t.text} <strong className={styles.address}>{request.email}</strong>
      </p>
      <Button look="filled" large busy={isBusy} onClick={confirm}>
        {isBusy ? t.busy : t.press}
      </Button>
    </section>
  );
}

/** Takes the focus: the pressed button is gone. */
function Thanks() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Note>
      <p ref={words} tabIndex={-1} role="status" className={styles.thanks}>
        {t.done}
      </p>
    </Note>
  );
}
