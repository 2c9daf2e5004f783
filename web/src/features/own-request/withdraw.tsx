import { undoLength } from '@platzwart/domain/own-days';
import { Button } from '../../ui/button.tsx';
import { Problems } from './outcome.tsx';
import styles from './own-request.module.css';
import { texts } from './texts.ts';
import { type OwnLink, useAnswer } from './use-answer.ts';

const t = texts.withdraw;

/** Off the list. It asks nothing, since it can be taken back. */
export function Withdraw({ own, onWithdrawn }: { own: OwnLink; onWithdrawn: () => void }) {
  const { busy, problems, send } = useAnswer(own);
  const withdraw = async () => {
    if (await send({ kind: 'withdraw' })) onWithdrawn();
  };
  return (
    <section className={styles.part} aria-labelledby="zurueckziehen">
      <h2 id="zurueckziehen">{t.title}</h2>
      <p>{t.text(undoLength)}</p>
      <Problems of={problems} />
      <Button look="danger" busy={busy !== undefined} onClick={withdraw}>
        {busy ? t.pressing : t.press}
      </Button>
    </section>
  );
}
