/** Testimonials: practices, by role, and the operator's associations and channels. */
import { partners, quotes, socialLinks } from '../../content/operator.ts';
import styles from './marketing.module.css';
import { OutsideLink } from './outside-link.tsx';
import { texts as t } from './testimonials-texts.ts';

export default function Testimonials() {
  return (
    <>
      <Quotes />
      <Partners />
    </>
  );
}

function Quotes() {
  if (quotes.length === 0) return null;
  return (
    <section className="on-warm" aria-labelledby="stimmen">
      <div className={`stack gap-6 page-width ${styles.section}`}>
        <h2 id="stimmen" className="h1">
          {t.quotes}
        </h2>
        <div className="columns gap-6">
          {quotes.map(({ text, role }) => (
            <figure key={text} className={`stack gap-4 ${styles.quote}`}>
              <blockquote className="lead">„{text}“</blockquote>
              <figcaption className="hint">{role}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

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
