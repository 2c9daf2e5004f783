import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Done, Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import type { Link } from './queries.ts';
import { texts } from './texts.ts';
import { useAnswer } from './use-answer.ts';

const t = texts.freshLink;

/**
 * Sends a new link to the address on file. The answer never reveals whether a request exists, even
 * where this link is invalid.
 */
export function FreshLink({ link, isRefused = false }: { link: Link; isRefused?: boolean }) {
  const { busy, problems, send } = useAnswer({ link, update: () => undefined });
  const [isSent, setSent] = useState(false);
  const ask = async () => {
    if (await send({ kind: 'freshLink' })) setSent(true);
  };
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="link">
      {isRefused ? <h2 id="link">{t.title}</h2> : <h3 id="link">{t.title}</h3>}
      {isSent ? (
        <Done>{t.done}</Done>
      ) : (
        <>
          <p>{isRefused ? t.refusedText : t.text}</p>
          <Problems of={problems} />
          <Button busy={busy !== undefined} onClick={ask}>
            {busy ? t.pressing : t.press}
          </Button>
        </>
      )}
    </section>
  );
}
