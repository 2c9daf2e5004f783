/** The practice's logo, title and subtitle, visible on each of its pages. */
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loading } from '../../ui/states.tsx';
import styles from './practice.module.css';
import { texts } from './texts.ts';

export type Named = Pick<Practice, 'title' | 'subtitle' | 'logoImagePath'>;

export function PracticeHeader({ practice }: { practice: Named }) {
  return (
    <Band>
      <div className={`line gap-4 page-width ${styles.header}`}>
        <Logo practice={practice} />
        <div className="stack gap-1">
          <h1 tabIndex={-1}>{practice.title}</h1>
          <p className="muted">{practice.subtitle}</p>
        </div>
      </div>
    </Band>
  );
}

/** The compact form above a page with its own heading; links back to the practice. */
export function CompactPracticeHeader({ practice }: { practice: Named & Pick<Practice, 'slug'> }) {
  return (
    <Band>
      <div className={`line gap-4 form-width ${styles.compact}`}>
        <Logo practice={practice} />
        <div className="stack gap-1">
          <Link to={sitePaths.practice(practice.slug)} className="lone-link strong">
            {practice.title}
          </Link>
          <p className="hint">{practice.subtitle}</p>
        </div>
      </div>
    </Band>
  );
}

/** The same height without a name. */
export function CompactHeaderSkeleton() {
  return (
    <Band>
      <div className={`line gap-4 form-width ${styles.compact}`} aria-hidden="true">
        <div className="stack gap-1">
          <span className="lone-link strong">&nbsp;</span>
          <p className="hint">&nbsp;</p>
        </div>
      </div>
    </Band>
  );
}

/** Of the practice's own page, which has no frame yet. */
export function PracticeLoading() {
  return (
    <>
      <h1 className="visually-hidden">{texts.loadingHeading}</h1>
      <Loading text={texts.loading} />
    </>
  );
}

/** Decorative next to the name: empty alt text. */
function Logo({ practice }: { practice: Pick<Named, 'logoImagePath'> }) {
  if (practice.logoImagePath === '') return null;
  return (
    <img
      className={`rigid framed ${styles.logo}`}
      src={practice.logoImagePath}
      alt=""
      width="96"
      height="96"
    />
  );
}

function Band({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
