/** Who they are, as far as they have said so, who answers, and what they keep to. */

import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { operator, team } from '../../content/operator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cells } from '../../ui/cells.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { supportMailto } from './feedback.tsx';
import styles from './pages.module.css';
import { texts as t } from './team-story-texts.ts';

export default function TeamStory() {
  return (
    <>
      {team.length > 0 && <People />}
      <section className={`on-band ${styles.promises}`} aria-labelledby="versprochen">
        <h2 id="versprochen" className="visually-hidden">
          {t.promises.title}
        </h2>
        <dl className="columns gap-6">
          {t.promises.all.map(({ figure, text }) => (
            <div key={figure} className={`stack gap-1 packed ${styles.promise}`}>
              <dt className="muted">{text}</dt>
              <dd className="digits">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Work />
      <section className={`on-warm ${styles.answers}`} aria-labelledby="wer-antwortet">
        <div className="stack gap-3 packed">
          <h2 id="wer-antwortet" className="h1">
            {t.answers.title}
          </h2>
          <p>{t.answers.text}</p>
          <p className="muted">{t.answers.time}</p>
        </div>
        <div className="stack gap-4 left packed">
          <a href={supportMailto} className="tap h2 strong anywhere">
            {operator.supportEmail}
          </a>
          <ButtonLink look="filled" large to={sitePaths.contact}>
            {t.answers.action}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function Work() {
  return (
    <section className="stack gap-6" aria-labelledby="woran">
      <h2 id="woran" className="h1">
        {t.work.title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={`columns ${styles.principles}`}>
        {t.work.all.map((each) => (
          <li key={each.title} className="line gap-4 top framed roomy">
            <Cells rows={each.cells} className={styles.principle} />
            <div className="stack gap-2 packed grow">
              <h3>{each.title}</h3>
              <p className="muted">{each.text}</p>
              {'link' in each && (
                <p>
                  <Link to={each.link.to} className="lone-link">
                    {each.link.label}
                  </Link>
                </p>
              )}
            </div>
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={`columns gap-5 ${styles.people}`}>
        {team.map(({ name, task, text, photo }) => (
          <li key={name} className="line gap-4 top">
            {photo ? (
              <img src={photo} alt="" width="480" height="480" loading="lazy" decoding="async" className={styles.photo} />
            ) : (
              <span className={`centred ${styles.photo}`} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div className="stack gap-1 packed grow">
              <h3>{name}</h3>
              <p className="eyebrow">{task}</p>
              {text && <p className="muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
