/**
 * The layout of every page: skip link, banner, toolbar, the page itself, footer, and the consent
 * popup.
 */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { analyticsName } from '../env.ts';
import { notePage } from '../features/consent/visited-pages.ts';
import { classes } from '../ui/class-names.ts';
import { DocumentHead, type Head } from '../ui/document-head.ts';
import { PrintHost } from '../ui/print/print-host.tsx';
import { Loading } from '../ui/states.tsx';
import type { BreadcrumbsProps, Crumb } from './breadcrumbs.tsx';
import { CampaignBanner } from './campaign-banner.tsx';
import type { DeferredComponentsProps } from './deferred-components.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { lazyPage, lazyPart } from './lazy-page.tsx';
import { texts } from './texts.ts';
import { loadSiteNavigation, Toolbar } from './toolbar.tsx';
import type { WorkShellProps } from './work/work-shell.tsx';

export type LayoutFlags = {
  /** The page brings its own container; no breadcrumbs. */
  full?: boolean;
  /** A practice's page for patients: without the product's navigation. */
  isCompanyPublic?: boolean;
  /** A prerendered document exists, footer included, which the browser hydrates. */
  isPrerendered?: boolean;
  /**
   * A page about the product: only here are visits counted, with consent. Never on pages with
   * personal data.
   */
  hasStatistics?: boolean;
  /** Signed-in work: its own frame instead of the website's. */
  isWork?: boolean;
  /** Embedded on a practice's own website: only the page itself remains. */
  isEmbedded?: boolean;
};

type Props = LayoutFlags & {
  /** The tab's title. A page inside may override it; its head then renders after this one. */
  head: Head;
  /** The breadcrumb trail, this page included; empty for a page that sets its own title. */
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
  isWork = false,
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
  if (isWork) {
    return (
      <PrintHost>
        <DocumentHead {...head} />
        <Suspense fallback={<PageLoading title={title} />}>
          <WorkShell trail={trail} full={full}>
            {content}
          </WorkShell>
        </Suspense>
        <AfterStart hasStatistics={hasStatistics} />
      </PrintHost>
    );
  }
  return (
    <PrintHost>
      <div className={styles.shell}>
        <a className={styles.skip} href="#inhalt">
          {texts.toContent}
        </a>
        <DocumentHead {...head} />
        <div>
          {!isCompanyPublic && <CampaignBanner />}
          <Toolbar isCompanyPublic={isCompanyPublic} />
        </div>
        <main
          id="inhalt"
          tabIndex={-1}
          className={classes(
            !full && `page-width ${styles.padded}`,
            isCompanyPublic && styles.company,
          )}
        >
          {!full && !isCompanyPublic && (
            <div className={`row ${styles.above}`}>
              <Suspense>
                <Breadcrumbs trail={trail} />
              </Suspense>
            </div>
          )}
          {content}
        </main>
        {!isCompanyPublic ? (
          <Footer />
        ) : isPrerendered ? (
          <CompanyFooter />
        ) : (
          <CompanyFooterAfterStart />
        )}
      </div>
      {hasStatistics && analyticsName && <Consent />}
      <AfterStart hasStatistics={hasStatistics} />
    </PrintHost>
  );
}

/** The frame of signed-in work: loads with its page, and visitors never load it. */
const WorkShell = lazyPage<WorkShellProps>(() => import('./work/work-shell.tsx'));

const Breadcrumbs = lazyPage<BreadcrumbsProps>(async () => ({
  default: (await import('./breadcrumbs.tsx')).Breadcrumbs,
}));

/** What the first view of a page with these flags needs besides the page. */
export async function loadLayout({
  isWork = false,
  isCompanyPublic = false,
  full = false,
}: LayoutFlags): Promise<void> {
  await (isWork
    ? WorkShell.load()
    : !isCompanyPublic && Promise.all([loadSiteNavigation(), !full && Breadcrumbs.load()]));
}

const Consent = lazyPart(() => import('./consent.tsx'));
const Footer = lazyPart(() => import('./footer.tsx'), <div className={styles.footer} />);
const CompanyFooter = lazyPart(
  () => import('./company-footer.tsx'),
  <div className={styles.footer} />,
);

// The page works without them.
const DeferredComponents = lazy<ComponentType<DeferredComponentsProps>>(() =>
  import('./deferred-components.tsx').catch(() => ({ default: () => null })),
);

const Embedding = lazy(() => import('./embedding.tsx').catch(() => ({ default: () => null })));

/** Milliseconds in which a page's own code and data load without competition. */
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
  return (
    <Suspense>{useHasStarted() && <DeferredComponents hasStatistics={hasStatistics} />}</Suspense>
  );
}

/** Below the fold, and three files in sequence: on a phone the practice would wait for them. */
function CompanyFooterAfterStart() {
  return useHasStarted() ? <CompanyFooter /> : <div className={styles.footer} />;
}

/** Every page has its heading from the start; this page is not a navigation target. */
function PageLoading({ title }: { title: string | undefined }) {
  return (
    <>
      <h1 className="visually-hidden">{title ?? texts.loadingHeading}</h1>
      <Loading text={texts.loading} />
    </>
  );
}
