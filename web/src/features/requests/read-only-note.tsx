import styles from './requests.module.css';

export const readOnlyNoteId = 'nur-lesen';

/** Why the controls below do nothing; they are described by it. */
export function ReadOnlyNote({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p id={readOnlyNoteId} className={styles.readOnly}>
      {reason}
    </p>
  );
}
