/** A part of the real product at its own size; the logo mark if it has not been taken. */
import { goingOn, type PictureName, pictureTexts } from '../../content/picture-texts.ts';
import { picturesOf } from '../../content/pictures.ts';
import { classes } from '../../ui/class-names.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import styles from './product.module.css';

/** Its dimensions are known before it loads, so that nothing moves. */
export function ProductPicture({ name, size }: { name: PictureName; size: 'large' | 'small' }) {
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
    <picture className={classes(styles.picture, size === 'large' && styles.large)}>
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
