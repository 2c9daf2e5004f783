/** Everything under `/{companySlug}`: loads the practice once for all of its pages. */

import { practiceHead } from '@platzwart/domain/practice/head';
import type { Practice } from '@platzwart/domain/practice/practice';
import { slugPattern } from '@platzwart/domain/practice/slug';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { origin } from '../env.ts';
import { PracticeFailure } from '../features/practice/practice-failure.tsx';
import { PracticeLoading } from '../features/practice/practice-header.tsx';
import { GivenPractice, usePracticeLoad } from '../features/practice/queries.ts';
import { texts } from '../features/practice/texts.ts';
import { DocumentHead } from '../ui/document-head.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import { FormLoading } from './form-opening.tsx';

export default function PracticeArea({ children }: { children: ReactNode }) {
  const { companySlug = '', '*': unknownRest } = useParams();
  const { pathname, search, hash, state } = useLocation();
  const slug = companySlug.toLowerCase();
  // Typed or printed with capitals: redirects to the canonical lower-case address.
  if (slug !== companySlug && slugPattern.test(slug)) {
    const rest = pathname.split('/').slice(2);
    return (
      <Navigate
        to={{ pathname: ['', slug, ...rest].join('/'), search, hash }}
        state={state}
        replace
      />
    );
  }
  return (
    <OnePractice key={companySlug} slug={companySlug} isUnknownPath={unknownRest !== undefined}>
      {children}
    </OnePractice>
  );
}

function OnePractice({
  slug,
  isUnknownPath,
  children,
}: {
  slug: string;
  isUnknownPath: boolean;
  children: ReactNode;
}) {
  const { load, reload } = usePracticeLoad(slug);
  const { pathname } = useLocation();
  switch (load.status) {
    case 'loading':
      return (
        <>
          <DocumentTitle title={texts.loadingTitle} />
          {pathname.replace(/\/$/, '') === sitePaths.booking(slug) ? (
            <FormLoading />
          ) : (
            <PracticeLoading />
          )}
        </>
      );
    case 'error':
      // Neither a practice nor one of its pages: no explanation needed.
      if (load.reason === 'unknown' && isUnknownPath)
        return <Navigate to={sitePaths.home} replace />;
      return <PracticeFailure reason={load.reason} onRetry={reload} />;
    case 'loaded':
      return (
        <>
          <PracticeHead practice={load.practice} />
          <GivenPractice value={load}>{children}</GivenPractice>
        </>
      );
  }
}

function PracticeHead({ practice }: { practice: Practice }) {
  const { pathname } = useLocation();
  return <DocumentHead {...practiceHead(practice, pathname, origin)} />;
}
