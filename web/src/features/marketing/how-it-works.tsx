/** The landing page below its hero: three steps, and one look at the product. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { texts } from './how-it-works-texts.ts';
import styles from './landing.module.css';
import { ProductPicture } from './product-picture.tsx';

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
