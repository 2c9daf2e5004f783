/** The top bar: home link, and the visitor's navigation. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../features/session/queries.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';
import styles from './layout.module.css';
import { lazyPage } from './lazy-page.tsx';
import type { SiteNavigationProps } from './site-navigation.tsx';
import { texts } from './texts.ts';

/** Patients do not load it. */
const SiteNavigation = lazyPage<SiteNavigationProps>(async () => ({
  default: (await import('./site-navigation.tsx')).SiteNavigation,
}));

export const loadSiteNavigation = () => SiteNavigation.load();

export function Toolbar({ isCompanyPublic }: { isCompanyPublic: boolean }) {
  const { status } = useSession();
  return (
    <header className={styles.toolbar}>
      <div className={`line gap-4 between page-width ${styles.bar}`}>
        <Link to={sitePaths.home} className={`tap ${styles.logo}`} aria-label={texts.toHome}>
          <LogoMark />
          <span>Platzwart</span>
        </Link>
        <nav className="line gap-1" aria-label={texts.mainNavigation}>
          {!isCompanyPublic || status === 'signedIn' ? (
            <Suspense>
              <SiteNavigation isCompanyPublic={isCompanyPublic} />
            </Suspense>
          ) : (
            status === 'signedOut' && (
              // Patients need no account: on their pages only the practice's staff look for the
              // sign-in, and there is no drawer for it.
              <div className={`small ${styles.quiet} ${styles.forVisitors}`}>
                <ButtonAnchor look="plain" href={sitePaths.login}>
                  {texts.signIn}
                </ButtonAnchor>
              </div>
            )
          )}
        </nav>
      </div>
    </header>
  );
}
