/** For those who come while nothing can be asked for: there is no form to fill in for nothing. */
import { pauseOf } from '@platzwart/domain/intake';
import type { Practice } from '@platzwart/domain/practice';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './booking.module.css';
import { texts } from './texts.ts';

export function BookingClosed({ practice }: { practice: Practice }) {
  return (
    <div className={styles.closed}>
      <DocumentTitle title={`${texts.pageTitle} – ${practice.title}`} />
      <h1 tabIndex={-1}>{texts.pageTitle}</h1>
      <Note isWarm>
        <WhyClosed practice={practice} />
      </Note>
      <ButtonLink to={paths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
    </div>
  );
}

/** Our sentence alone asks to come back some time; a practice's own words and the day of its return say more. */
export function WhyClosed({ practice }: { practice: Practice }) {
  if (practice.locked) return <p>{texts.locked}</p>;
  const pause = pauseOf(practice);
  if (!pause?.words && !pause?.ends) return <p>{texts.paused}</p>;
  return (
    <>
      <p>{texts.pausedNow}</p>
      {pause.words && <p className={styles.pause}>{pause.words}</p>}
      {pause.ends && <p>{texts.resumesOn(pause.ends)}</p>}
    </>
  );
}
