/** `/logout`: signs out, and confirms it. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useState } from 'react';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { signOut } from './commands.ts';
import { hasSessionFlag, isSessionLeftOver } from './session-flag.ts';
import { signedOutMarks } from './signed-out-marks.ts';
import styles from './signing-out.module.css';
import { texts } from './texts.ts';

const t = texts.signOut;

/** Milliseconds: long enough to read. */
const minShownMs = 700;

type Props = {
  /** The query string. */
  search: string;
  /** Opens an address with a full page load, so that no session data remains in memory. */
  leave?: (url: string) => void;
};

export function SigningOut({ search, leave = (url) => location.replace(url) }: Props) {
  // A signed-in user who opens the confirmation's address is signed out first.
  const [isDone] = useState(() => isFarewell(search) && !hasSessionFlag() && !isSessionLeftOver());

  useEffect(() => {
    if (isDone) return;
    const target = sitePaths.logout + (isFarewell(search) ? search : signedOutMarks.done);
    const pause = new Promise<void>((resolve) => setTimeout(resolve, minShownMs));
    // Also on failure: the flag is gone, and with it the data stored here.
    void Promise.allSettled([signOut(), pause]).then(() => leave(target));
  }, [isDone, search, leave]);

  return isDone ? <Farewell search={search} /> : <Running />;
}

const isFarewell = (search: string) => Object.values<string>(signedOutMarks).includes(search);

/**
 * Shown immediately in place of the confirmation: a loading indicator would appear when it is
 * nearly over.
 */
function Running() {
  return (
    <div className={`stack gap-5 ${styles.farewell}`} role="status">
      <PageHeader title={t.running} />
    </div>
  );
}

function Farewell({ search }: { search: string }) {
  const isDeleted = search === signedOutMarks.deleted;
  const { title, text } = isDeleted
    ? t.deleted
    : search === signedOutMarks.ended
      ? t.ended
      : t.done;
  return (
    <div className={`stack gap-5 ${styles.farewell}`}>
      <DocumentTitle title={texts.titled(title.replace('.', ''))} />
      <PageHeader title={title} lead={text} />
      <div className="row gap-3">
        <ButtonLink to={sitePaths.home} look="filled">
          {t.home}
        </ButtonLink>
        {!isDeleted && <ButtonAnchor href={sitePaths.login}>{t.again}</ButtonAnchor>}
      </div>
    </div>
  );
}
