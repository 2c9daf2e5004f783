import { formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import type { PlannedDeletion } from '@platzwart/domain/practice/account';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { texts } from './texts.ts';

const t = texts.deletion;

type Props = {
  slug: string;
  deletion: PlannedDeletion;
  /** Who scheduled it; undefined if they left the team, or while their name is loading. */
  askedBy: string | undefined;
  isAllowed: boolean;
  onUndone: () => void;
};

/** Who scheduled the practice's deletion, its date, and undoing it. */
export function DeletionPlanned({
  slug,
  deletion: { askedAt, dueAt },
  askedBy,
  isAllowed,
  onUndone,
}: Props) {
  const { start, isRunning, problem } = useCommand(() =>
    run('undoPracticeDeletion', { companySlug: slug }),
  );
  const undo = async () => {
    if (await start()) onUndone();
  };

  const moment = formatMoment(askedAt);
  return (
    <Note isWarm>
      <div className="stack left anywhere">
        <p>
          <strong className="block">{t.planned(formatDay(dueAt))}</strong>{' '}
          {askedBy ? t.plannedWho(askedBy, moment) : t.plannedWhen(moment)}
        </p>
        <p>{t.until}</p>
        {isAllowed ? (
          <Button busy={isRunning} onClick={() => void undo()}>
            {isRunning ? t.undoBusy : t.undo}
          </Button>
        ) : (
          <p className="hint">{t.undoOnlyBy}</p>
        )}
        <div role="alert">
          <FieldError id="loeschen-zuruecknehmen-fehler" error={problem?.message} />
        </div>
      </div>
    </Note>
  );
}
