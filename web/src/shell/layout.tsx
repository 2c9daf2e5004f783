/** The frame of every page: skip link, toolbar, the page itself, footer. */
import { type ReactNode, Suspense } from 'react';
import { DocumentTitle } from '../ui/document-title.tsx';
import { Loading } from '../ui/states.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

export type LayoutFlags = {
  /** The page brings its own container. */
  full?: boolean;
  /** A page of a practice for its patients: nothing of the product stands around it. */
  isCompanyPublic?: boolean;
};

/** A page may name itself; its own title then comes after the one given here. */
export function Layout({
  title,
  full = false,
  isCompanyPublic = false,
  children,
}: LayoutFlags & { title?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#inhalt">
        {texts.toContent}
      </a>
      <DocumentTitle title={title ? texts.titled(title) : texts.productTitle} />
      <Toolbar isCompanyPublic={isCompanyPublic} />
      <main id="inhalt" tabIndex={-1} className={full ? undefined : styles.padded}>
        <ErrorBoundary key={title}>
          <Suspense fallback={<PageLoading title={title} />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {!isCompanyPublic && (
        <footer className={styles.footer}>
          <div>
            <p>{texts.footerLine}</p>
          </div>
        </footer>
      )}
    </div>
  );
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
