/** How to reach the operator, what to write, and where it is already said. */
import { operator } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { ContactForm } from './contact-form.tsx';
import { texts as t } from './contact-ways-texts.ts';
import styles from './pages.module.css';

export default function ContactWays() {
  return (
    <div className={`stack gap-5 ${styles.ways}`}>
      <a href="#anfrage-gestellt" className={`tap ${styles.toPatients}`}>
        {t.patients.title}
      </a>
      <div className="stack gap-7 packed">
        <section
          className={`stack gap-5 packed framed raised ${styles.way}`}
          aria-labelledby="frage"
        >
          <div className="stack gap-2">
            <h2 id="frage">{t.support.title}</h2>
            <p className="muted">
              {t.support.or}{' '}
              <a href={`mailto:${operator.supportEmail}`} className="anywhere">
                {operator.supportEmail}
              </a>
            </p>
          </div>
          <ContactForm />
          <div className="stack gap-3">
            <h3>{t.support.next}</h3>
            <ol className={`columns gap-4 ${styles.next}`}>
              {t.support.steps.map((step) => (
                <li key={step} className="small">
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <div className="stack gap-2">
            <h3>{t.support.help}</h3>
            <ul className="bullets">
              {t.support.all.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        </section>
        <section className="stack gap-4 packed" aria-labelledby="schon-da">
          <h2 id="schon-da">{t.sooner.title}</h2>
          <ul role="list" className="lined">
            {t.sooner.all.map(({ to, title, text }) => (
              <li key={to}>
                <Link to={to} className="tap strong">
                  {title}
                </Link>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="stack gap-5 packed">
        <section
          className={`stack gap-4 left packed on-warm ${styles.way} edged rounded-card`}
          aria-labelledby="anfrage-gestellt"
        >
          <h2 id="anfrage-gestellt">{t.patients.title}</h2>
          <p>{t.patients.text}</p>
          <ButtonLink to={sitePaths.bookingRequest}>{t.patients.action}</ButtonLink>
        </section>
        <address className={`stack gap-4 packed ${styles.way}`}>
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
            {operator.phone && (
              <>
                {t.address.phone}:{' '}
                <a href={`tel:${operator.phone.replace(/\s/g, '')}`}>{operator.phone}</a>
                <br />
                {operator.phoneHours}
                <br />
              </>
            )}
            {t.address.email}: <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </p>
        </address>
      </div>
    </div>
  );
}
