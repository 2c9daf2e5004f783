import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confirmation, useQuestion } from '../../ui/confirmation.tsx';
import { AccountSection } from './account-section.tsx';
import { deleteAccount, problemOf } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.deletion;

export function DeletionSection({ onDeleted }: { onDeleted: () => void }) {
  const question = useQuestion();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    setWorking(true);
    setProblem(undefined);
    const result = await deleteAccount();
    if (result.kind === 'done') return onDeleted();
    setWorking(false);
    setProblem(problemOf(result));
  };

  const close = () => {
    setProblem(undefined);
    question.close();
  };

  return (
    <AccountSection id="konto-loeschen" title={t.title}>
      <p>{t.text}</p>
      {question.isOpen ? (
        <Confirmation
          title={t.question}
          confirm={t.yes}
          cancel={texts.cancel}
          busy={isWorking ? t.working : undefined}
          problem={problem}
          isDangerous
          onConfirm={() => void remove()}
          onCancel={close}
        >
          <p>{t.questionText}</p>
        </Confirmation>
      ) : (
        <div>
          <Button ref={question.opener} look="danger" onClick={question.open}>
            {t.start}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
