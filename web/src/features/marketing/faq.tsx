/** Questions of practices about the price, with answers. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
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
      <section className={`stack gap-4 ${styles.questions}`} aria-labelledby="fragen">
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
                <svg viewBox="0 0 16 16" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
                  <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              </summary>
              <p className="muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
