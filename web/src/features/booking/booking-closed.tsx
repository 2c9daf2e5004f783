/** For those who come while nothing can be asked for: there is no form to fill in for nothing. */
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
        <p>{practice.locked ? texts.locked : texts.paused}</p>
      </Note>
      <ButtonLink to={paths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
    </div>
  );
}
