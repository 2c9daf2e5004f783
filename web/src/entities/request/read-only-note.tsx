import { messages } from '@platzwart/domain/failure';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownSamples } from '../../firebase/samples.ts';
import styles from './read-only-note.module.css';

export const readOnlyNoteId = 'nur-lesen';

/** Deletion requests apply in a locked practice too: only members who may only read are blocked. */
export function deletionDisabledReason(readOnlyReason: string | undefined): string | undefined {
  return readOnlyReason === messages.practiceReadOnly ? undefined : readOnlyReason;
}

/**
 * Explains why the controls below are disabled, and describes them. Hidden in a locked practice and
 * with samples: the notice above every screen says more. `children`: what can be done about it.
 */
export function ReadOnlyNote({
  reason,
  children,
}: {
  reason: string | undefined;
  children?: ReactNode;
}) {
  if (reason === undefined) return null;
  const isSaidAbove = reason === messages.practiceReadOnly || reason === shownSamples()?.reason;
  if (isSaidAbove) {
    return (
      <p id={readOnlyNoteId} className="visually-hidden">
        {reason}
      </p>
    );
  }
  return (
    <div className={`row gap-0 across-3 soft small taps ${styles.note}`}>
      <Eye size={18} aria-hidden="true" />
      <p id={readOnlyNoteId}>{reason}</p>
      {children}
    </div>
  );
}
