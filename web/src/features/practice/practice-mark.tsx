/**
 * A practice's logo, or its initials in a colour that stays its own; decorative beside its name.
 * There may be many: lazy loading.
 */
import type { Practice } from '@platzwart/domain/practice/practice';
import { useState } from 'react';
import { classes } from '../../ui/class-names.ts';
import { initialsOf } from '../../ui/initials.ts';
import styles from './practice-mark.module.css';

const colours = 4;

type Props = {
  practice: Pick<Practice, 'title' | 'logoImagePath'>;
  className?: string | undefined;
};

export function PracticeMark({ practice: { title, logoImagePath }, className }: Props) {
  const [isShown, setShown] = useState(false);
  const colour = [...title].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % colours;
  return (
    <span
      className={classes(
        'centred rigid positioned',
        styles.mark,
        `tinted bold ${styles.initials}`,
        className,
      )}
      data-colour={colour}
      aria-hidden="true"
    >
      {!isShown && initialsOf(title)}
      {logoImagePath !== '' && (
        // In place of the initials once it is there: a logo that never comes leaves no blank.
        <img
          // It may have come before this code did.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setShown(true);
          }}
          className={`framed full rounded ${styles.logo}`}
          src={logoImagePath}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          data-shown={isShown}
          onLoad={() => setShown(true)}
        />
      )}
    </span>
  );
}
