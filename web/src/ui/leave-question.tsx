/**
 * Asks before unsaved input is lost. Loaded as soon as there is some, so that it can ask without a
 * connection too.
 */
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import type { LeaveQuestionProps } from './leave-question-host.tsx';
import { Modal } from './modal.tsx';
import type { LeaveQuestion as Question } from './unsaved-input.ts';

type Asked = Question & { answer: (isGivenUp: boolean) => void };

const texts = { title: 'Eingaben verwerfen?', stay: 'Hierbleiben', discard: 'Verwerfen' };

export default function LeaveQuestion({ onReady }: LeaveQuestionProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  useEffect(
    () => onReady((question) => new Promise((answer) => setAsked({ ...question, answer }))),
    [onReady],
  );
  // The page is gone, and the dialog with it.
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  const { title = texts.title, text, discard = texts.discard } = asked;
  const answer = (isGivenUp: boolean) => {
    asked.answer(isGivenUp);
    setAsked(undefined);
  };
  return (
    <Modal
      title={title}
      onCancel={() => answer(false)}
      actions={
        <>
          <Button look="filled" onClick={() => answer(false)}>
            {texts.stay}
          </Button>
          <Button look="danger" onClick={() => answer(true)}>
            {discard}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
