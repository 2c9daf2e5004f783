/** The closing section of a page: register now. Hidden for users who already have a practice. */

import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import styles from './marketing.module.css';
import { StartLink } from './start-link.tsx';
import { texts } from './texts.ts';

const t = texts.register;

/** `isBand`: full width, on a page without its own container. */
export function RegisterNow({
  hasPractices,
  isBand = false,
}: {
  hasPractices: boolean;
  isBand?: boolean;
}) {
  if (hasPractices) return null;
  return (
    <section
      className={classes('on-band', !isBand && styles.box)}
      aria-labelledby="jetzt-registrieren"
    >
      <div className={`line gap-7 between page-width ${styles.registerInner}`}>
        <div className="stack gap-4">
          <h2 id="jetzt-registrieren" className="h1">
            {t.title}
          </h2>
          <p className="lead">{t.text}</p>
          <div className={`row gap-3 ${styles.register}`}>
            <StartLink hasPractices={false} />
            <ButtonLink look="plain" large to={sitePaths.pricing}>
              {t.toPricing}
            </ButtonLink>
          </div>
        </div>
        <LogoMark className={`off-narrow ${styles.registerMark}`} />
      </div>
    </section>
  );
}
