/** Undoes an import after one confirmation. */
import { useCommand } from '../../calls/use-command.ts';
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
  readOnlyReason?: string | undefined;
  onDone?: () => void;
};

export function UndoImport({ slug, importId, name, readOnlyReason, onDone }: Props) {
  const question = useQuestion();
  const { start, isRunning, problem } = useCommand(() => undoImport(slug, importId));
  const { show } = useToasts();

  const undo = async () => {
    const done = await start();
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
        busy={isRunning ? t.busy : undefined}
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
      aria-label={t.openNamed(name)}
      onClick={question.open}
    >
      {t.open}
    </Button>
  );
}
