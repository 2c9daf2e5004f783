/** A part of the real product at its own size, with a word on what to look at; the logo mark if it has not been taken. */
import { type PictureName, pictureTexts } from '../../content/picture-texts.ts';
import { picturesOf } from '../../content/pictures.ts';
import { classes } from '../../ui/class-names.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import styles from './product.module.css';

type Props = { name: PictureName; size: 'large' | 'small'; callout: string };

/** Its dimensions are known before it loads, so that nothing moves. */
export function ProductPicture({ name, size, callout }: Props) {
  const pictures = picturesOf(name, size);
  if (!pictures) {
    return (
      <div className={`centred ${styles.noPicture}`} aria-hidden="true">
        <LogoMark />
      </div>
    );
  }
  const { wide, phone } = pictures;
  return (
    <figure className={classes(styles.picture, size === 'large' && styles.large)}>
      <picture>
        <source media="(width < 44rem)" srcSet={phone.url} width={phone.width} height={phone.height} />
        <img
          src={wide.url}
          alt={pictureTexts[name]}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          decoding="async"
          className="full"
        />
      </picture>
      <figcaption className={`small strong ${styles.callout}`}>{callout}</figcaption>
    </figure>
  );
}
