/** One feature: picture and text, alternating sides on wide screens. */
import { type PictureName, pictureTexts } from '../../content/picture-texts.ts';
import type { ProductFeature } from '../../content/product-features.ts';
import styles from './marketing.module.css';
import { ProductPicture } from './product-picture.tsx';

export function FeatureBlock({ feature }: { feature: ProductFeature }) {
  const { key, title, text, picture, phone } = feature;
  return (
    <section id={key} className={`stack gap-5 ${styles.feature}`} aria-labelledby={`${key}-titel`}>
      <div className="stack">
        <h2 id={`${key}-titel`} className="h1">
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <ProductPicture desktop={shown(picture)} phone={phone && shown(phone)} />
    </section>
  );
}

const shown = (name: PictureName) => ({ name, alt: pictureTexts[name] });
