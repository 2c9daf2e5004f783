/** The landing page below its hero: what happens to data, what changes, and how one begins. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Cells } from '../../ui/cells.tsx';
import { Slips } from './slips.tsx';
import styles from './story.module.css';
import { texts as t } from './story-texts.ts';

export default function Story() {
  return (
    <>
      <Trust />
      <Change />
      <Steps />
    </>
  );
}

function Trust() {
  return (
    <section className={`stack gap-5 page-width ${styles.section}`} aria-labelledby="daten">
      <h2 id="daten" className="h2">
        {t.trust.title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={`columns gap-6 ${styles.trust}`}>
        {t.trust.all.map((each) => (
          <li key={each.title} className="stack gap-2 packed">
            <h3>{each.title}</h3>
            <p className="small muted">{each.text}</p>
            {'link' in each && (
              <p className="small">
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

/** A week with one free place among those that are asked for. */
const week = ['11213', '02312', '12421', '35464', '46f65', '34553'];

function Change() {
  return (
    <section className="on-warm" aria-labelledby="vorher-nachher">
      <div className={`stack gap-6 page-width ${styles.section}`}>
        <div className="stack gap-2">
          <p className="eyebrow">{t.change.eyebrow}</p>
          <h2 id="vorher-nachher" className="h1">
            {t.change.title}
          </h2>
        </div>
        <div className={`columns gap-5 ${styles.change}`}>
          <Side {...t.change.before} picture={<Slips className={styles.picture} />} />
          <Side {...t.change.after} picture={<Cells rows={week} className={styles.picture} />} isAfter />
        </div>
      </div>
    </section>
  );
}

type SideProps = { title: string; all: readonly string[]; picture: React.ReactNode; isAfter?: true };

function Side({ title, all, picture, isAfter }: SideProps) {
  return (
    <section className={`stack gap-5 packed ${styles.side}`} data-after={isAfter && ''}>
      <div className={`centred ${styles.drawing}`}>{picture}</div>
      <h3 className="h2">{title}</h3>
      <ul className={`stack gap-3 celled ${styles.points}`}>
        {all.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Steps() {
  return (
    <section className={`stack gap-6 page-width ${styles.section}`} aria-labelledby="so-geht-es">
      <div className="row gap-4 between">
        <h2 id="so-geht-es" className="h1">
          {t.steps.title}
        </h2>
        <ButtonLink to={sitePaths.product}>{t.steps.toFeatures}</ButtonLink>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ol role="list" className="columns gap-6">
        {t.steps.all.map(({ cells, title, text }) => (
          <li key={title} className="stack gap-3 packed">
            <Cells rows={[cells]} className={styles.step} />
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
