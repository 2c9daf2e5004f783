/** `/contact` (and `/support`, which redirects here): how to reach the operator, and what for. */
import { operator } from '../content/operator.ts';
import { texts as t } from '../features/marketing/contact-texts.ts';
import { FeedbackLink, supportMailto } from '../features/marketing/feedback.tsx';
import styles from '../features/marketing/pages.module.css';
import { Note } from '../ui/note.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export default function ContactPage() {
  return (
    <div className={`stack ${styles.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={`stack gap-7 ${styles.contact}`}>
        <div className="stack gap-6 packed">
          <section className="stack left packed">
            <h2>{t.support.title}</h2>
            <a href={supportMailto} className="tap h2 strong anywhere">
              {operator.supportEmail}
            </a>
            <p className="muted">{t.support.text}</p>
          </section>
          <section className="stack left packed">
            <h2>{t.feedback.title}</h2>
            <p className="muted">{t.feedback.text}</p>
            <FeedbackLink />
          </section>
        </div>
        <address className={`stack packed ${styles.address}`}>
          <h2>{t.address.title}</h2>
          <p>
            {operator.company}
            <br />
            {operator.street}
            <br />
            {operator.city}
            <br />
            {operator.country}
          </p>
          <p>
            {t.address.phone}: <a href={`tel:${operator.phone.replace(/\s/g, '')}`}>{operator.phone}</a>
            <br />
            {t.address.email}: <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </p>
        </address>
      </div>
      <Note>
        <h2>{t.patients.title}</h2>
        <p>{t.patients.text}</p>
      </Note>
    </div>
  );
}
