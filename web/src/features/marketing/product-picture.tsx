/** A picture of the real product in a calm frame; the sign where it has not been taken. */
import type { PictureName } from '../../content/picture-texts.ts';
import { isPhonePicture, pictureSize, pictureUrl } from '../../content/pictures.ts';
import { classes } from '../../ui/class-names.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import styles from './marketing.module.css';

/** `alt`: what is seen; empty where the words beside it say as much. */
export type PictureProps = { name: PictureName; alt: string };

/** `phone` stands in front of `desktop`; on a narrow screen, where a desktop could not be read, in its place. */
export function ProductPicture({ desktop, phone }: { desktop: PictureProps; phone?: PictureProps | undefined }) {
  const hasPhone = phone !== undefined && pictureUrl(phone.name) !== undefined;
  return (
    <div className={classes(styles.picture, hasPhone && styles.withPhone)}>
      <OnePicture {...desktop} />
      {hasPhone && <OnePicture {...phone} />}
    </div>
  );
}

/** Its size is known before it arrives, so that nothing moves then. */
export function OnePicture({ name, alt }: PictureProps) {
  const url = pictureUrl(name);
  if (url === undefined) return <NoPicture />;
  return (
    <img
      src={url}
      alt={alt}
      {...pictureSize(name)}
      loading="lazy"
      decoding="async"
      className={isPhonePicture(name) ? styles.phone : styles.desktop}
    />
  );
}

function NoPicture() {
  return (
    <div className={classes(styles.desktop, styles.noPicture)} aria-hidden="true">
      <LogoMark />
    </div>
  );
}
