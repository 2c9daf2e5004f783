/** The landing page below its hero: three steps, and one look at the product. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { texts } from './how-it-works-texts.ts';
import styles from './landing.module.css';
import { ProductPicture } from './product-picture.tsx';

export default function HowItWorks() {
  return (
    <>
      <section className={styles.section} aria-labelledby="so-geht-es">
        <h2 id="so-geht-es">{texts.steps.title}</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
        <ol role="list" className={styles.steps}>
          {texts.steps.all.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.section} aria-labelledby="auf-einen-blick">
        <div className={styles.look}>
          <div>
            <h2 id="auf-einen-blick">{texts.look.title}</h2>
            <p>{texts.look.text}</p>
          </div>
          <ButtonLink to={sitePaths.product}>{texts.look.toFeatures}</ButtonLink>
        </div>
        <ProductPicture desktop={{ name: 'slot-list', alt: texts.look.picture }} />
      </section>
    </>
  );
}
