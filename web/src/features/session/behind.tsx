/** What waits behind the sign-in, beside it on wide screens. */
import { Cells } from '../../ui/cells.tsx';
import styles from './sign-in.module.css';
import { texts } from './sign-in-texts.ts';

/** A week with its free place. */
const week = ['1123211', '2234321', '3456542', '245f431', '1234321'];

/** `isNew`: for whoever has no account yet. */
export function Behind({ isNew }: { isNew: boolean }) {
  const { title, all } = isNew ? texts.behind.first : texts.behind.again;
  const List = isNew ? 'ol' : 'ul';
  return (
    <aside className={`on-band stack gap-6 ${styles.behind}`} aria-labelledby="dahinter">
      <Cells rows={week} className={styles.week} />
      <h2 id="dahinter" className="h1">
        {title}
      </h2>
      <List className={`stack gap-3 lead ${isNew ? styles.numbered : 'celled'}`}>
        {all.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </List>
    </aside>
  );
}
