/** What waits behind the sign-in, beside it on wide screens. */
import styles from './sign-in.module.css';
import { texts } from './sign-in-texts.ts';

/** `isNew`: for whoever has no account yet. */
export function Behind({ isNew }: { isNew: boolean }) {
  const { title, all } = isNew ? texts.behind.first : texts.behind.again;
  const List = isNew ? 'ol' : 'ul';
  return (
    <aside className={`on-band stack gap-6 ${styles.behind}`} aria-labelledby="dahinter">
      <h2 id="dahinter" className="h1">
        {title}
      </h2>
      <List className={`stack gap-3 lead ${isNew ? styles.numbered : 'bullets'}`}>
        {all.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </List>
    </aside>
  );
}
