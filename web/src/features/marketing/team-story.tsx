/** Who they are, as far as they have said so, who answers, and what they keep to. */

import { operator } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { team } from '../../content/operator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { initialsOf } from '../../ui/initials.ts';
import styles from './pages.module.css';
import { texts as t } from './team-story-texts.ts';

export default function TeamStory() {
  return (
    <>
      {team.length > 0 && <People />}
      <Why />
      <section className={`on-band rounded-card ${styles.promises}`} aria-labelledby="versprochen">
        <h2 id="versprochen" className="visually-hidden">
          {t.promises.title}
        </h2>
        <dl className="columns gap-6">
          {t.promises.all.map(({ figure, text }) => (
            <div key={figure} className={`stack gap-1 packed end ${styles.promise}`}>
              <dt className="muted">{text}</dt>
              <dd className="digits">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Work />
      <Answers />
    </>
  );
}

function Why() {
  return (
    <section className="stack gap-6" aria-labelledby="warum">
      <h2 id="warum" className="h1">
        {t.why.title}
      </h2>
      <div className={`columns gap-7 ${styles.two}`}>
        {t.why.all.map(({ title, text }) => (
          <div key={title} className={`stack gap-3 packed ${styles.column}`}>
            <h3 className="h2">{title}</h3>
            <p className="muted">{text}</p>
          </div>
        ))}
      </div>
      <p className="strong lead">{t.why.end}</p>
    </section>
  );
}

function Answers() {
  return (
    <section className={`stack gap-6 on-warm ${styles.answers}`} aria-labelledby="wer-antwortet">
      <div className="stack gap-3">
        <h2 id="wer-antwortet" className="h1">
          {t.answers.title}
        </h2>
        <p>{t.answers.text(operator.city.replace(/^\d+ /, ''))}</p>
      </div>
      <dl className={`columns gap-5 ${styles.two}`}>
        {t.answers.all.map(({ about, to, text }) => (
          <div key={about} className={`stack gap-1 packed line-above ${styles.reach}`}>
            <dt className="strong">{about}</dt>
            <dd>
              <a href={`mailto:${to}`} className="tap anywhere">
                {to}
              </a>
            </dd>
            {text && <dd className="hint">{text}</dd>}
          </div>
        ))}
        <div className={`stack gap-1 packed line-above ${styles.reach}`}>
          <dt className="strong">{t.answers.patients}</dt>
          <dd>
            <Link to={sitePaths.bookingRequest} className="tap">
              {t.answers.patientsAction}
            </Link>
          </dd>
          <dd className="hint">{t.answers.patientsText}</dd>
        </div>
      </dl>
      <div>
        <ButtonLink look="filled" large to={sitePaths.contact}>
          {t.answers.action}
        </ButtonLink>
      </div>
    </section>
  );
}

function Work() {
  return (
    <section className="stack gap-6" aria-labelledby="woran">
      <h2 id="woran" className="h1">
        {t.work.title}
      </h2>
      <ul role="list" className={`columns gap-5 ${styles.principles}`}>
        {t.work.all.map((each) => (
          <li key={each.title} className={`stack gap-2 packed line-above ${styles.reach}`}>
            <h3>{each.title}</h3>
            <p className="muted">{each.text}</p>
            {'link' in each && (
              <p>
                <Link to={each.link.to} className="lone-link">
                  {each.link.label}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function People() {
  return (
    <section className="stack gap-6" aria-labelledby="wer-wir-sind">
      <h2 id="wer-wir-sind" className="h1">
        {t.people}
      </h2>
      <ul role="list" className="columns gap-5 thirds">
        {team.map(({ name, task, text, photo }) => (
          <li key={name} className={`columns gap-4 packed ${styles.person}`}>
            <div className={`full clipped rounded-card stack gap-0 ${styles.photo}`}>
              {photo ? (
                <img src={photo} alt="" width="480" height="480" loading="lazy" decoding="async" />
              ) : (
                <span aria-hidden="true">{initialsOf(name)}</span>
              )}
            </div>
            <div className="stack gap-1 packed">
              <h3 className="h2">{name}</h3>
              <p className="eyebrow">{task}</p>
              {text && <p className="muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
