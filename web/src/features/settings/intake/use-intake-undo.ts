import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { run } from '../../../calls/run.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
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
      const { ok } = await run('setIntake', { companySlug: slug, edits: back });
      if (ok) show({ title: t.undone });
      else show({ title: texts.undoFailed, isUrgent: true });
    };
    show({ title: before.bookingEnabled ? t.paused : t.resumed, action: { label: t.undo, run: () => void undo() } });
  };
}
