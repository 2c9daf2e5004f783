/** All twelve features, in four chapters. */
import { type ProductChapter, type ProductFeature, productChapters } from '../../content/product-features.ts';
import { classes } from '../../ui/class-names.ts';
import styles from './product.module.css';
import { ProductPicture } from './product-picture.tsx';

export default function Features() {
  return productChapters.map((chapter, index) => <Chapter key={chapter.key} chapter={chapter} isWarm={index % 2 === 0} />);
}

function Chapter({ chapter: { key, title, text, features }, isWarm }: { chapter: ProductChapter; isWarm: boolean }) {
  const [first, ...others] = features;
  return (
    <section
      id={key}
      tabIndex={-1}
      aria-labelledby={`kapitel-${key}`}
      className={classes(`stack gap-6 ${styles.chapter}`, isWarm && `on-warm ${styles.wide}`)}
    >
      <div className="stack gap-2">
        <h2 id={`kapitel-${key}`} className="h1">
          {title}
        </h2>
        <p className="lead muted unlimited">{text}</p>
      </div>
      {first && <Feature feature={first} isLarge />}
      <div className={`columns gap-5 ${styles.pair}`}>
        {others.map((feature) => (
          <Feature key={feature.key} feature={feature} />
        ))}
      </div>
    </section>
  );
}

function Feature({ feature: { key, title, text, picture, callout }, isLarge = false }: { feature: ProductFeature; isLarge?: boolean }) {
  return (
    <section id={key} className={classes(`framed raised ${styles.feature}`, isLarge && styles.first)} aria-labelledby={`${key}-titel`}>
      <div className={`stack gap-2 packed ${styles.words}`}>
        <h3 id={`${key}-titel`} className="h2">
          {title}
        </h3>
        <p className="muted">{text}</p>
        <p className={`small strong ${styles.callout}`}>{callout}</p>
      </div>
      <ProductPicture name={picture} size={isLarge ? 'large' : 'small'} />
    </section>
  );
}
