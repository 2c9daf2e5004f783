/** Questions of practices about the price, with answers. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { Chevron } from './chevron.tsx';
import { texts as t } from './faq-texts.ts';
import pages from './pages.module.css';
import styles from './pricing.module.css';

export default function Faq() {
  return (
    <>
      <div className="columns gap-5">
        {t.points.map(({ title, text }) => (
          <section key={title} className={`stack gap-2 packed ${pages.column}`}>
            <h2 className="h3">{title}</h2>
            <p className="muted">{text}</p>
          </section>
        ))}
      </div>
      <section className={`stack gap-4 top ${styles.questions}`} aria-labelledby="fragen">
        <div className="stack gap-3 packed">
          <h2 id="fragen" className="h1">
            {t.title}
          </h2>
          <p className="muted">
            {t.more} <Link to={sitePaths.contact}>{t.contact}</Link>
          </p>
        </div>
        <div className="lined">
          {t.all.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className="line gap-4 between strong">
                {question}
                <Chevron />
              </summary>
              <p className="muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
