import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { staffTexts } from '../../../calls/staff-texts.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './call-round.module.css';
import { describeResult } from './describe-result.ts';
import { KeyCap } from './key-cap.tsx';
import type { Entry } from './round.ts';
import { texts } from './texts.ts';

/** Takes the last result back; between two people and after the last one. */
export function UndoButton({
  last: { request, result },
  isSaving,
  today,
  onUndo,
}: {
  last: Entry;
  isSaving: boolean;
  today: IsoDate;
  onUndo: () => void;
}) {
  const name = fullName(request);
  const came = isSaving ? staffTexts.isSaving : describeResult(result, today);
  return (
    <Button
      look="plain"
      aria-label={texts.undoNamed(name)}
      className={styles.undo}
      onClick={onUndo}
    >
      <span className="one-line">
        {texts.undo}
        <span className="muted regular"> · {texts.came(name, came)}</span>
      </span>
      <KeyCap name={texts.keys.undo} />
    </Button>
  );
}
