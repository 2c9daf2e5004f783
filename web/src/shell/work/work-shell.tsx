/**
 * The frame of signed-in work: one bar, the page on the same grid, one line of footer. A file of
 * its own: visitors do not load it.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { socialLinks } from '../../content/operator.ts';
import { demoSlug } from '../../features/samples/demo-slug.ts';
import { BarProvider, useBarOutlet } from '../../ui/bar-parts.tsx';
import { classes } from '../../ui/class-names.ts';
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx';
import { CampaignBanner } from '../campaign-banner.tsx';
import { FooterLinks, legalLinks, Outside } from '../footer-links.tsx';
import { texts } from '../texts.ts';
import styles from './work.module.css';
import { WorkBar } from './work-bar.tsx';

export type WorkShellProps = {
  trail: readonly Crumb[];
  /** The page brings its own container; no breadcrumbs. */
  full: boolean;
  children: ReactNode;
};

const Demo = lazy(() => import('./demo.tsx'));

export default function WorkShell(props: WorkShellProps) {
  const { companySlug } = useParams();
  if (companySlug !== demoSlug) return <Frame {...props} />;
  return (
    <Suspense>
      <Demo>
        <Frame {...props} />
      </Demo>
    </Suspense>
  );
}

function Frame({ trail, full, children }: WorkShellProps) {
  return (
    <BarProvider>
      <div className={styles.shell} data-area="administration">
        <SkipLinks />
        <CampaignBanner />
        <WorkBar />
        <main
          id="inhalt"
          tabIndex={-1}
          className={classes('full', styles.width, styles.main, !full && styles.padded)}
        >
          {!full && (
            <div className={`row ${styles.above}`}>
              <Breadcrumbs trail={trail} />
            </div>
          )}
          {children}
        </main>
        <WorkFooter />
      </div>
    </BarProvider>
  );
}

function SkipLinks() {
  return (
    <div className={styles.skip}>
      <a href="#inhalt">{texts.toContent}</a>
      <span ref={useBarOutlet('skip')} />
    </div>
  );
}

/** The footer of signed-in work: one line where there is room. */
function WorkFooter() {
  return (
    <footer className={`hint taps full ${styles.width} between positioned ${styles.footer}`}>
      <FooterLinks label={texts.legalNavigation} links={legalLinks} hasImprint />
      {socialLinks.length > 0 && (
        <nav aria-label={texts.socialNavigation}>
          <ul role="list" className="line gap-4">
            {socialLinks.map(({ name, url }) => (
              <li key={url}>
                <Outside url={url} label={name} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
