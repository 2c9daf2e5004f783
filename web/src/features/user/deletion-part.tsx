import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AccountPart } from './account-part.tsx';
import { AskOnce } from './ask-once.tsx';
import { deleteAccount, problemOf } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.deletion;

export function DeletionPart({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);

  const remove = async () => {
    setWorking(true);
    setProblem(undefined);
    const result = await deleteAccount();
    if (result.kind === 'done') return onDeleted();
    setWorking(false);
    setProblem(problemOf(result));
  };

  const close = () => {
    setAsking(false);
    setProblem(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <AccountPart id="konto-loeschen" title={t.title}>
      <p>{t.text}</p>
      {isAsking ? (
        <AskOnce
          question={t.question}
          yes={t.yes}
          working={t.working}
          isWorking={isWorking}
          problem={problem}
          onYes={() => void remove()}
          onNo={close}
        >
          {t.questionText}
        </AskOnce>
      ) : (
        <div>
          <Button ref={opener} look="danger" onClick={() => setAsking(true)}>
            {t.start}
          </Button>
        </div>
      )}
    </AccountPart>
  );
}
