import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { setIntake } from './commands.ts';
import { editsBack } from './intake-changes.ts';
import { texts } from './texts.ts';

const t = texts.saved;

/** A toast after pausing and resuming, whose undo leaves colleagues' later changes alone. */
export function useIntakeUndo(slug: string) {
  const { show } = useToasts();
  return (before: IntakeSettings, edits: FieldEdits, today: IsoDate) => {
    const back = editsBack(before, edits, today);
    if (!back.bookingEnabled) return;
    const undo = async () => {
      const answer = navigator.onLine ? await setIntake(slug, back) : { kind: 'failed' as const };
      if (answer.kind === 'done') show({ title: t.undone });
      else show({ title: texts.undoFailed, isUrgent: true });
    };
    show({ title: before.bookingEnabled ? t.paused : t.resumed, action: { label: t.undo, run: () => void undo() } });
  };
}
