/** Whom to turn to. The practice's own e-mail address is not public; what it shows to everybody stands here. */
import type { Practice } from '@platzwart/domain/practice';
import { websiteUrl } from '@platzwart/domain/website';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './own-request.module.css';
import { texts } from './texts.ts';

const t = texts.reach;

export function Reach({ practice }: { practice: Practice }) {
  const website = websiteUrl(practice.website);
  return (
    <section className={styles.reach} aria-labelledby="erreichen">
      <h2 id="erreichen">{t.title}</h2>
      <address className={styles.place}>
        <strong>{practice.title}</strong>
        {practice.contactPerson && <span>{t.contactPerson(practice.contactPerson)}</span>}
        {practice.locations.map(({ id, address1, address2, address3 }) => (
          <span key={id}>{[address1, address2, address3].filter((line) => line !== '').join(', ')}</span>
        ))}
        {website && (
          <a href={website} target="_blank" rel="noopener noreferrer">
            {practice.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            <span className="visually-hidden"> {t.newTab}</span>
          </a>
        )}
      </address>
      <ButtonLink to={paths.practice(practice.slug)}>{t.toPractice}</ButtonLink>
    </section>
  );
}
