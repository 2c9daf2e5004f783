/**
 * All twelve features: three stories, each with its picture in sight, and nine whose picture opens.
 */

import { goingOn, type PictureName, pictureTexts } from '../../content/picture-texts.ts';
import { picturesOf } from '../../content/pictures.ts';
import {
  type ProductChapter,
  type ProductFeature,
  productChapters,
} from '../../content/product-features.ts';
import { classes } from '../../ui/class-names.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { Chevron } from './chevron.tsx';
import styles from './product.module.css';
import { texts as t } from './product-texts.ts';

export default function Features() {
  return productChapters.map((chapter, index) => (
    <Chapter key={chapter.key} chapter={chapter} isWarm={index % 2 === 0} />
  ));
}

function Chapter({
  chapter: { key, title, story, more },
  isWarm,
}: {
  chapter: ProductChapter;
  isWarm: boolean;
}) {
  return (
    <section
      id={key}
      tabIndex={-1}
      aria-labelledby={`kapitel-${key}`}
      className={classes('stack gap-5', styles.chapter, isWarm && `on-warm ${styles.wide}`)}
    >
      <h2 id={`kapitel-${key}`} className="h1">
        {title}
      </h2>
      <Story feature={story} />
      <div className={`stack top ${styles.more}`}>
        {more.map((feature) => (
          <Feature key={feature.key} feature={feature} />
        ))}
      </div>
    </section>
  );
}

function Story({
  feature: { key, title, text, picture, callout },
}: {
  feature: ProductChapter['story'];
}) {
  return (
    <section
      id={key}
      className={`framed raised stack gap-0 ${styles.story}`}
      aria-labelledby={`${key}-titel`}
    >
      <div className={`stack gap-2 packed ${styles.words}`}>
        <h3 id={`${key}-titel`} className="h2">
          {title}
        </h3>
        <p className="muted">{text}</p>
        <p className={`small strong deep ${styles.callout}`}>{callout}</p>
      </div>
      <ProductPicture name={picture} size="large" />
    </section>
  );
}

function Feature({ feature: { key, title, text, picture } }: { feature: ProductFeature }) {
  return (
    <details id={key} className={`line-above ${styles.feature}`}>
      <summary>
        <h3 id={`${key}-titel`}>{title}</h3>
        <span className="small strong row gap-1">
          {t.picture} <Chevron />
        </span>
        <span className="small muted">{text}</span>
      </summary>
      <ProductPicture name={picture} size="small" />
    </details>
  );
}

/**
 * A part of the real product at its own size, known before it loads, so that nothing moves; the logo
 * mark if it has not been taken.
 */
function ProductPicture({ name, size }: { name: PictureName; size: 'large' | 'small' }) {
  const pictures = picturesOf(name, size);
  if (!pictures) {
    return (
      <div className={`centred on-soft coloured ${styles.noPicture}`} aria-hidden="true">
        <LogoMark />
      </div>
    );
  }
  const { wide, phone } = pictures;
  return (
    <picture className={classes('line-above', styles.picture, size === 'large' && styles.large)}>
      <source
        media="(width < 44rem)"
        srcSet={phone.url}
        width={phone.width}
        height={phone.height}
      />
      <img
        src={wide.url}
        alt={pictureTexts[name]}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
        className={classes('full block', goingOn.includes(name) && styles.goingOn)}
      />
    </picture>
  );
}
