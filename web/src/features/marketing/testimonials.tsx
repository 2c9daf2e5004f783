/** Who uses it: figures, practices' own words, and the operator's associations and channels. */
import { partners, quotes, socialLinks, statistics } from '../../content/operator.ts';
import { Cells } from '../../ui/cells.tsx';
import styles from './marketing.module.css';
import { OutsideLink } from './outside-link.tsx';
import { texts as t } from './testimonials-texts.ts';

export default function Testimonials() {
  return (
    <>
      <InUse />
      <Partners />
    </>
  );
}

/** Each half disappears when its list is empty. */
function InUse() {
  if (statistics.length === 0 && quotes.length === 0) return null;
  return (
    <div className="on-warm">
      <div className={`stack gap-7 page-width ${styles.section}`}>
        <Figures />
        <Quotes />
      </div>
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
        {quotes.map(({ text, role, name }, i) => (
          <figure key={text} className={`stack gap-4 framed raised roomy ${styles.quote}`}>
            <Cells rows={[mark(i)]} className={styles.quoteMark} />
            <blockquote className="lead">„{text}“</blockquote>
            <figcaption className="hint">
              {name && <span className={`strong block ${styles.quoteName}`}>{name}</span>}
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Five days; each voice has its own. */
const mark = (i: number) => ['1', '1', '1', '1', '1'].with(i % 5, '5').join('');

/** Empty without partners and channels; each half disappears when its list is empty. */
function Partners() {
  if (partners.length === 0 && socialLinks.length === 0) return null;
  return (
    <div className={`columns gap-6 page-width ${styles.section}`}>
      <Links id="partner" title={t.partners} links={partners} />
      <Links id="kanaele" title={t.social} links={socialLinks} />
    </div>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: readonly { name: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="stack packed" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className="row gap-0 across-5">
        {links.map((link) => (
          <li key={link.url}>
            <OutsideLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
