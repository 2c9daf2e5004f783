/**
 * Who uses it: figures, practices' own words and the operator's associations, each only if
 * `operator.ts` names any.
 */
import { partners, quotes, statistics } from '../../content/operator.ts';
import styles from './marketing.module.css';
import { texts as t, texts } from './testimonials-texts.ts';

export default function Testimonials() {
  return (
    <div className={`stack gap-6 page-width ${styles.proof}`}>
      <Figures />
      <Quotes />
      <Partners />
    </div>
  );
}

/** A screen reader reads each figure with what it counts. */
function Figures() {
  if (statistics.length === 0) return null;
  return (
    <section aria-labelledby="in-zahlen">
      <h2 id="in-zahlen" className="visually-hidden">
        {t.numbers}
      </h2>
      <dl className={`columns gap-5 digits ${styles.statistics}`}>
        {statistics.map(({ value, label, countedIn }) => (
          <div key={label}>
            <dt className="stack gap-0">
              <span className="strong">{label}</span>
              {countedIn && <span className="hint">{t.counted(countedIn)}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Quotes() {
  if (quotes.length === 0) return null;
  return (
    <section className="stack gap-6" aria-labelledby="stimmen">
      <h2 id="stimmen" className="h1">
        {t.quotes}
      </h2>
      <div className="columns gap-5 thirds">
        {quotes.map(({ text, role, name }) => (
          <figure key={text} className={`stack gap-4 framed raised roomy ${styles.quote}`}>
            <blockquote className="lead">„{text}“</blockquote>
            <figcaption className="hint">
              <span className="strong block dark">{name}</span>
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Partners() {
  if (partners.length === 0) return null;
  return (
    <section className="stack packed" aria-labelledby="partner">
      <h2 id="partner">{t.partners}</h2>
      <ul role="list" className="row gap-0 across-5">
        {partners.map((partner) => (
          <li key={partner.url}>
            <OutsideLink {...partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An external link: opens in a new tab, says so, and sends no referrer. */
function OutsideLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="tap gap-2">
      {name}
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        aria-hidden="true"
      >
        <path
          d="M9.5 2.5h4v4M13.2 2.8 7.5 8.5M12.5 9.5v3a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1h3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="visually-hidden">{texts.newTab}</span>
    </a>
  );
}
