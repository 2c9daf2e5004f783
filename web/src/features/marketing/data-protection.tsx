/** The landing page's block about data, with the way to where it is written in full. */
import { Link } from 'react-router';
import { texts as t } from './data-protection-texts.ts';
import styles from './marketing.module.css';

export default function DataProtection() {
  return (
    <section className={`stack gap-4 page-width ${styles.section}`} aria-labelledby="daten">
      <h2 id="daten" className="h2">
        {t.title}
      </h2>
      <dl className={`columns ${styles.data}`}>
        {t.all.map(({ title, text }) => (
          <div key={title}>
            <dt className="strong">{title}</dt>
            <dd className="small muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="row gap-0 across-5 small">
        {t.links.map(({ to, label }) => (
          <Link key={to} to={to} className="tap">
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}
