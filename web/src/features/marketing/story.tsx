/** The landing page below its hero: what changes for a practice, in three steps. */
import styles from './story.module.css';
import { texts as t } from './story-texts.ts';

export default function Story() {
  return (
    <section
      className={`stack gap-5 page-width ${styles.section}`}
      aria-labelledby="was-sich-aendert"
    >
      <h2 id="was-sich-aendert" className="h1">
        {t.title}
      </h2>
      <ol role="list" className={`columns ${styles.steps}`}>
        {t.all.map(({ title, text, before }) => (
          <li key={title} className="stack gap-1 packed">
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="hint">
              {t.before} {before}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
