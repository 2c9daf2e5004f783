import { messages } from '@platzwart/domain/failure';
import styles from './requests.module.css';

export const readOnlyNoteId = 'nur-lesen';

/** Whoever asks to be erased is erased in a locked practice too: only whoever may read alone is kept from it. */
export function deletionDisabledReason(readOnlyReason: string | undefined): string | undefined {
  return readOnlyReason === messages.practiceReadOnly ? undefined : readOnlyReason;
}

/** Why the controls below do nothing; they are described by it. Above a locked practice's screens its own notice says more: there it is not seen. */
export function ReadOnlyNote({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p id={readOnlyNoteId} className={reason === messages.practiceReadOnly ? 'visually-hidden' : styles.readOnly}>
      {reason}
    </p>
  );
}
