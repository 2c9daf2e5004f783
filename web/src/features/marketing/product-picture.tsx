/** A picture of the real product in a calm frame; the sign where it has not been taken. */
import { isPhonePicture, type PictureName, pictureSize, pictureUrl } from '../../content/pictures.ts';
import { classes } from '../../ui/classes.ts';
import { WeekMark } from '../../ui/week-mark.tsx';
import styles from './marketing.module.css';

/** `alt`: what is seen; empty where the words beside it say as much. */
export type PictureProps = { name: PictureName; alt: string };

/**
 * `phone` stands in front of `desktop`; on a narrow screen, where a desktop could not be read, in its place. Without a
 * `desktop` there is none to come.
 */
export function ProductPicture({ desktop, phone }: { desktop: PictureProps | undefined; phone?: PictureProps | undefined }) {
  const hasPhone = phone !== undefined && pictureUrl(phone.name) !== undefined;
  return (
    <div className={classes(styles.picture, hasPhone && styles.withPhone)}>
      {desktop ? <OnePicture {...desktop} /> : <NoPicture isSlim />}
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

/** `isSlim`: nothing keeps the room of one to come. */
export function NoPicture({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <div className={classes(styles.desktop, styles.noPicture, isSlim && styles.slim)} aria-hidden="true">
      <WeekMark />
    </div>
  );
}
