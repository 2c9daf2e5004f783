/** The contact person. The practice's own e-mail address is not public; shows only public data. */
import { contactOf } from '@platzwart/domain/contact/contact';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import styles from './patient-portal.module.css';
import { texts } from './texts.ts';

const t = texts.contact;

export function PracticeContact({ practice }: { practice: Practice }) {
  const contact = contactOf(practice);
  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="erreichen">
      <h2 id="erreichen">{t.title}</h2>
      <ContactLines
        {...contact}
        lines={[practice.title, t.contactPerson(practice.contactPerson), ...contact.addresses]}
        newTab={t.newTab}
      />
      <ButtonLink to={sitePaths.practice(practice.slug)}>{t.toPractice}</ButtonLink>
    </section>
  );
}
