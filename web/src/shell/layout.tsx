/** The frame of every page: skip link, banner, toolbar, the page itself, footer, and what asks for consent. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { CampaignBanner } from '../features/campaigns/campaign-banner.tsx';
import { notePage } from '../features/consent/visited-pages.ts';
import { classes } from '../ui/class-names.ts';
import { DocumentHead, type Head } from '../ui/document-head.ts';
import { Loading } from '../ui/states.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import type { DeferredComponentsProps } from './deferred-components.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { lazyPart } from './lazy-page.tsx';
import { PageActionsOutlet, PageActionsProvider } from './page-actions.tsx';
import { PrintHost } from './print-host.tsx';
import { texts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

export type LayoutFlags = {
  /** The page brings its own container; no breadcrumbs. */
  full?: boolean;
  /** A page of a practice for its patients: nothing of the product stands around it. */
  isCompanyPublic?: boolean;
  /** There is a document of it, footer included, which the browser takes over. */
  isPrerendered?: boolean;
  /** A page about the product: visits may be counted here, and here alone one is asked whether they may. Never where somebody's data stand. */
  hasStatistics?: boolean;
  /** Stands on a practice's own website: only the page itself is left. */
  isEmbedded?: boolean;
};

type Props = LayoutFlags & {
  /** What the tab says. A page inside may know better; its own head then comes after this one. */
  head: Head;
  /** The way to this page, itself included; empty for a page that names itself. */
  trail: readonly Crumb[];
  children: ReactNode;
};

export function Layout({
  head,
  trail,
  full = false,
  isCompanyPublic = false,
  isPrerendered = false,
  hasStatistics = false,
  isEmbedded = false,
  children,
}: Props) {
  useEffect(() => notePage(hasStatistics), [hasStatistics]);
  const title = trail.at(-1)?.title;
  const content = (
    <ErrorBoundary key={head.title}>
      <Suspense fallback={<PageLoading title={title} />}>{children}</Suspense>
    </ErrorBoundary>
  );
  if (isEmbedded) {
    return (
      <>
        <DocumentHead {...head} />
        <main id="inhalt" tabIndex={-1} className={classes(styles.company, styles.embedded)}>
          {content}
        </main>
        <Suspense>
          <Embedding />
        </Suspense>
      </>
    );
  }
  return (
    <PrintHost>
      <PageActionsProvider>
        <div className={styles.shell}>
          <a className={styles.skip} href="#inhalt">
            {texts.toContent}
          </a>
          <DocumentHead {...head} />
          <div>
            {!isCompanyPublic && <CampaignBanner />}
            <Toolbar isCompanyPublic={isCompanyPublic} />
          </div>
          <main id="inhalt" tabIndex={-1} className={classes(!full && styles.padded, isCompanyPublic && styles.company)}>
            {!full && !isCompanyPublic && (
              <div className={styles.above}>
                <Breadcrumbs trail={trail} />
                <PageActionsOutlet className={styles.pageActions} />
              </div>
            )}
            {content}
          </main>
          {!isCompanyPublic ? <Footer /> : isPrerendered ? <CompanyFooter /> : <CompanyFooterAfterStart />}
        </div>
        <AfterStart hasStatistics={hasStatistics} />
      </PageActionsProvider>
    </PrintHost>
  );
}

const Footer = lazyPart(() => import('./footer.tsx'), <div className={styles.footer} />);
const CompanyFooter = lazyPart(() => import('./company-footer.tsx'), <div className={styles.footer} />);

// A page is worth showing without them.
const DeferredComponents = lazy<ComponentType<DeferredComponentsProps>>(() =>
  import('./deferred-components.tsx').catch(() => ({ default: () => null })),
);

const Embedding = lazy(() => import('./embedding.tsx').catch(() => ({ default: () => null })));

/** Milliseconds in which a page's own code and data have the line to themselves. */
const pageFirst = 600;

function useHasStarted(): boolean {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setStarted(true), pageFirst);
    return () => clearTimeout(clock);
  }, []);
  return hasStarted;
}

function AfterStart({ hasStatistics }: { hasStatistics: boolean }) {
  return <Suspense>{useHasStarted() && <DeferredComponents hasStatistics={hasStatistics} />}</Suspense>;
}

/** Below what one sees first, and three files in a row: on a phone the practice would wait for them. */
function CompanyFooterAfterStart() {
  return useHasStarted() ? <CompanyFooter /> : <div className={styles.footer} />;
}

/** Every page has its heading from the start; this one is no place to arrive at. */
function PageLoading({ title }: { title: string | undefined }) {
  return (
    <>
      <h1 className="visually-hidden">{title ?? texts.loadingHeading}</h1>
      <Loading text={texts.loading} />
    </>
  );
}
