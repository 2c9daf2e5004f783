/** What a colleague has changed while one was editing it, and the two ways on. */
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './edit-request.module.css';
import { editTexts } from './edit-texts.ts';
import type { EditedField } from './edit-values.ts';

const t = editTexts.conflict;

export type Conflict = { field: EditedField; label: string; now: string };

type Props = { conflicts: readonly Conflict[]; onTake: (field: EditedField) => void; onKeep: (field: EditedField) => void };

export function EditConflicts({ conflicts, onTake, onKeep }: Props) {
  return (
    <Note isWarm isLive>
      <p>{t.title}</p>
      <ul className={styles.conflicts}>
        {conflicts.map(({ field, label, now }) => (
          <li key={field}>
            <p>
              <strong>{label}.</strong> {t.now} <span className={styles.theirs}>{now}</span>
            </p>
            <div className={styles.ways}>
              <Button aria-label={t.takeNamed(label)} onClick={() => onTake(field)}>
                {t.take}
              </Button>
              <Button aria-label={t.keepNamed(label)} onClick={() => onKeep(field)}>
                {t.keep}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Note>
  );
}
