import { messages } from '@platzwart/domain/failure';
import { shownSamples } from '../../firebase/samples.ts';

export const readOnlyNoteId = 'nur-lesen';

/** Deletion requests apply in a locked practice too: only members who may only read are blocked. */
export function deletionDisabledReason(readOnlyReason: string | undefined): string | undefined {
  return readOnlyReason === messages.practiceReadOnly ? undefined : readOnlyReason;
}

/**
 * Explains why the controls below are disabled, and describes them. Hidden in a locked practice and with samples: the notice above
 * every screen says more.
 */
export function ReadOnlyNote({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  const isSaidAbove = reason === messages.practiceReadOnly || reason === shownSamples()?.reason;
  return (
    <p id={readOnlyNoteId} className={isSaidAbove ? 'visually-hidden' : 'hint unlimited'}>
      {reason}
    </p>
  );
}
