/** Undoes an import after one confirmation; an interrupted undo resumes with the next press. */
import { useState } from 'react';
import { useCommand } from '../../calls/use-command.ts';
import { pauseLists } from '../../firebase/pause-lists.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { findViewHeading } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { useQuestion } from '../../ui/use-question.ts';
import { undoImport } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.undo;

type Props = {
  slug: string;
  importId: string;
  /** Of the file. */
  name: string;
  /** The undo has been started. */
  isBegun: boolean;
  readOnlyReason?: string | undefined;
  onDone?: () => void;
};

export function UndoImport({ slug, importId, name, isBegun, readOnlyReason, onDone }: Props) {
  const question = useQuestion();
  const [removed, setRemoved] = useState(0);
  const { start, isRunning, problem } = useCommand(() =>
    undoImport(slug, importId, (sum) => setRemoved(sum.removed)),
  );
  const { show } = useToasts();

  const undo = async () => {
    setRemoved(0);
    const goOn = pauseLists();
    const done = await start().finally(goOn);
    if (!done) return;
    question.close();
    show({ title: t.done(done) });
    onDone?.();
    // The button disappears with the import.
    requestAnimationFrame(() => findViewHeading()?.focus());
  };

  if (question.isOpen) {
    return (
      <Confirmation
        title={t.title}
        confirm={t.confirm}
        cancel={t.cancel}
        busy={isRunning ? t.busy(removed) : undefined}
        problem={problem?.message}
        isDangerous
        onConfirm={() => void undo()}
        onCancel={question.close}
      >
        <p>{t.text}</p>
      </Confirmation>
    );
  }
  return (
    <Button
      ref={question.opener}
      look="plain"
      aria-disabled={readOnlyReason !== undefined}
      {...tooltip(readOnlyReason)}
      aria-label={isBegun ? undefined : t.openNamed(name)}
      onClick={question.open}
    >
      {isBegun ? t.goOn : t.open}
    </Button>
  );
}
