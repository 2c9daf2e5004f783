/**
 * Chosen times that got full in the meantime: which, and one press to take them out. Nothing else
 * is lost.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  coveredCells,
  describeSlots,
  type Slot,
  slotKey,
  uncoveredParts,
} from '@platzwart/domain/waiting-list/slot';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { furtherTexts } from './further-texts.ts';

type Props = {
  form: FormConfiguration;
  locationIds: readonly string[];
  full: readonly string[];
  slots: readonly Slot[];
  /** An error above names them. */
  isTold: boolean;
  onChange: (slots: Slot[]) => void;
};

export function FullTimes({ form, locationIds, full, slots, isTold, onChange }: Props) {
  const gone = coveredCells(slots, offeredCells(form, locationIds)).filter((cell) =>
    full.includes(slotKey(cell)),
  );
  const remove = () => {
    onChange(uncoveredParts(slots, gone));
    // The pressed button is gone.
    document.querySelector<HTMLElement>('#slots input:not([tabindex="-1"])')?.focus();
  };
  return (
    <div role="status">
      {gone.length > 0 && (
        <Note isWarm>
          {!isTold && <p>{furtherTexts.full.chosen(describeSlots(gone))}</p>}
          <div className="row">
            <Button onClick={remove}>{furtherTexts.full.remove}</Button>
          </div>
        </Note>
      )}
    </div>
  );
}
