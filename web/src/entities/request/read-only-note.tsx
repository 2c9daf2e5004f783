import { messages } from '@platzwart/domain/failure';

export const readOnlyNoteId = 'nur-lesen';

/** Deletion requests apply in a locked practice too: only members who may only read are blocked. */
export function deletionDisabledReason(readOnlyReason: string | undefined): string | undefined {
  return readOnlyReason === messages.practiceReadOnly ? undefined : readOnlyReason;
}

/**
 * Explains why the controls below are disabled, and describes them. Hidden above a locked practice's screens, whose own notice
 * says more.
 */
export function ReadOnlyNote({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p id={readOnlyNoteId} className={reason === messages.practiceReadOnly ? 'visually-hidden' : 'warm unlimited small'}>
      {reason}
    </p>
  );
}
