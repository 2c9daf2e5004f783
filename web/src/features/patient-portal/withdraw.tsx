import { undoLength } from '@platzwart/domain/request/deadlines';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import styles from './patient-portal.module.css';
import { type PortalAccess, useAnswer } from './use-answer.ts';
import { withdrawTexts as t } from './withdraw-texts.ts';

type Props = {
  portal: PortalAccess;
  /** They are offered a place, or have said yes to one, and would lose it. */
  hasOffer: boolean;
  /** Asked for elsewhere on the page. */
  startsOpen: boolean;
  onWithdrawn: () => void;
};

/**
 * Withdraws the request. Asks once for confirmation: thumbs slip, and a withdrawn request gets no
 * place.
 */
export function Withdraw({ portal, hasOffer, startsOpen, onWithdrawn }: Props) {
  const { busy, problems, send, forget } = useAnswer(portal);
  const { isOpen, opener, open, close } = useQuestion(startsOpen);
  const withdraw = async () => {
    if (await send({ kind: 'withdraw' })) onWithdrawn();
  };
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="zurueckziehen">
      <h3 id="zurueckziehen">{t.title}</h3>
      <p>
        {t.text(undoLength)} {hasOffer && t.offered}
      </p>
      {isOpen ? (
        <Confirmation
          title={t.sure}
          confirm={t.confirm}
          cancel={t.cancel}
          busy={busy && t.pressing}
          problem={problems[0]?.message}
          isDangerous
          onConfirm={withdraw}
          onCancel={() => {
            forget();
            close();
          }}
        >
          <p>{t.meaning}</p>
        </Confirmation>
      ) : (
        <Button ref={opener} look="plain" onClick={open}>
          {t.press}
        </Button>
      )}
    </section>
  );
}
