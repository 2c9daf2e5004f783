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
    <section className={styles.soft} aria-labelledby="stimmen">
      <div className={styles.section}>
        <h2 id="stimmen">{t.quotes}</h2>
        <div className={styles.quotes}>
          {quotes.map(({ text, role }) => (
            <figure key={text} className={styles.quote}>
              <blockquote>„{text}“</blockquote>
              <figcaption>{role}</figcaption>
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
    <div className={styles.section}>
      <div className={styles.halves}>
        <Links id="partner" title={t.partners} links={partners} />
        <Links id="kanaele" title={t.social} links={socialLinks} />
      </div>
    </div>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: readonly { name: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className={`stack packed ${styles.half}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.url}>
            <OutsideLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
