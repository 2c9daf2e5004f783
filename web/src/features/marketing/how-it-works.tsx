/** The landing page below its hero: three steps, and one look at the product. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './landing.module.css';
import { ProductPicture } from './product-picture.tsx';

/** Texts of the landing page below its hero. */
const texts = {
  steps: {
    title: 'So geht es',
    all: [
      {
        title: 'Deine Zeiten, deine Fragen',
        text: 'Du legst fest, wann ihr arbeitet und was ihr von neuen Patientinnen und Patienten wissen müsst. Daraus entsteht euer Anfrageformular.',
      },
      {
        title: 'Anfragen ohne Anruf',
        text: 'Wer einen Therapieplatz sucht, wählt die passenden Zeitfenster in der Woche. Ohne Konto, am Handy oder am Computer.',
      },
      {
        title: 'Die Warteliste führt sich von selbst',
        text: 'Für jedes Zeitfenster steht fest, wer als Nächstes an der Reihe ist. Wird ein Platz frei, siehst du sofort, wem er passt.',
      },
    ],
  },
  look: {
    title: 'Die ganze Woche auf einen Blick',
    text: 'In jedem Zeitfenster steht, wie viele warten. Ein Klick darauf, und du siehst, wer als Nächstes an der Reihe ist.',
    picture: 'Wochenplan mit einem gewählten Zeitfenster, daneben dessen Warteliste: nummeriert, wer seit wann wartet',
    toFeatures: 'Alle Funktionen ansehen',
  },
} as const;

export default function HowItWorks() {
  return (
    <>
      <section className={`stack page-width ${styles.section}`} aria-labelledby="so-geht-es">
        <h2 id="so-geht-es" className="h1">
          {texts.steps.title}
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
        <ol role="list" className={`columns gap-5 ${styles.steps}`}>
          {texts.steps.all.map(({ title, text }) => (
            <li key={title} className="stack gap-2 packed">
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={`stack page-width ${styles.section}`} aria-labelledby="auf-einen-blick">
        <div className="row gap-4 between">
          <div className="stack gap-2">
            <h2 id="auf-einen-blick" className="h1">
              {texts.look.title}
            </h2>
            <p className="muted">{texts.look.text}</p>
          </div>
          <ButtonLink to={sitePaths.product}>{texts.look.toFeatures}</ButtonLink>
        </div>
        <ProductPicture desktop={{ name: 'slot-list', alt: texts.look.picture }} />
      </section>
    </>
  );
}
