/** A framed picture of the real product; the logo mark if it has not been taken. */
import type { PictureName } from '../../content/picture-texts.ts';
import { isPhonePicture, pictureSize, pictureUrl } from '../../content/pictures.ts';
import { classes } from '../../ui/class-names.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import styles from './marketing.module.css';

/** `alt`: empty where the adjacent text says the same. */
type PictureProps = { name: PictureName; alt: string };

/** `phone` overlaps `desktop`; on narrow screens, where a desktop picture is unreadable, it replaces it. */
export function ProductPicture({ desktop, phone }: { desktop: PictureProps; phone?: PictureProps | undefined }) {
  const hasPhone = phone !== undefined && pictureUrl(phone.name) !== undefined;
  return (
    <div className={classes(`stack gap-0 ${styles.picture}`, hasPhone && styles.withPhone)}>
      <OnePicture {...desktop} />
      {hasPhone && <OnePicture {...phone} />}
    </div>
  );
}

/** Its dimensions are known before it loads, so that nothing moves. */
function OnePicture({ name, alt }: PictureProps) {
  const url = pictureUrl(name);
  if (url === undefined) return <NoPicture />;
  return (
    <img
      src={url}
      alt={alt}
      {...pictureSize(name)}
      loading="lazy"
      decoding="async"
      className={`framed raised ${isPhonePicture(name) ? styles.phone : `full ${styles.desktop}`}`}
    />
  );
}

function NoPicture() {
  return (
    <div className={`framed centred ${styles.noPicture}`} aria-hidden="true">
      <LogoMark />
    </div>
  );
}
