import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.deletion;

export function DeletionSection({ onDeleted }: { onDeleted: () => void }) {
  const question = useQuestion();
  const { start, isRunning, output, problem, forget } = useCommand(() => run('deleteUser', {}));

  const remove = async () => {
    if (await start()) onDeleted();
  };

  const close = () => {
    forget();
    question.close();
  };

  return (
    <AccountSection id="konto-loeschen" title={t.title}>
      {question.isOpen ? (
        <Confirmation
          title={t.question}
          confirm={t.yes}
          // Until the page is left.
          busy={isRunning || output ? t.working : undefined}
          problem={problem?.message}
          isDangerous
          onConfirm={() => void remove()}
          onCancel={close}
        >
          <p>{t.text}</p>
          <p>{t.questionText}</p>
        </Confirmation>
      ) : (
        <div className={`line ${styles.line}`}>
          <p className="hint">{t.text}</p>
          <Button
            ref={question.opener}
            look="plain"
            className="quiet"
            aria-label={t.start}
            onClick={question.open}
          >
            {t.startInShort}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
