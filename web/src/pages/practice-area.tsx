/** Everything under `/{companySlug}`: the practice is loaded once for all of its pages. */
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { PracticeFailure } from '../features/practice/practice-failure.tsx';
import { GivenPractice, usePracticeLoad } from '../features/practice/queries.ts';
import { texts } from '../features/practice/texts.ts';
import { paths } from '../paths.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import { Loading } from '../ui/states.tsx';

export default function PracticeArea({ children }: { children: ReactNode }) {
  const { companySlug = '', '*': unknownRest } = useParams();
  return (
    <OnePractice key={companySlug} slug={companySlug} isUnknownPath={unknownRest !== undefined}>
      {children}
    </OnePractice>
  );
}

function OnePractice({ slug, isUnknownPath, children }: { slug: string; isUnknownPath: boolean; children: ReactNode }) {
  const { load, reload } = usePracticeLoad(slug);
  switch (load.status) {
    case 'loading':
      return (
        <>
          <DocumentTitle title={texts.loadingTitle} />
          <h1 className="visually-hidden">{texts.loadingHeading}</h1>
          <Loading text={texts.loading} />
        </>
      );
    case 'error':
      // Neither a practice nor one of its pages: there is nothing to explain.
      if (load.reason === 'unknown' && isUnknownPath) return <Navigate to={paths.home} replace />;
      return (
        <>
          <DocumentTitle title={load.reason === 'unknown' ? texts.unknownTitle : texts.failedTitle} />
          <PracticeFailure reason={load.reason} onRetry={reload} />
        </>
      );
    case 'loaded':
      return (
        <>
          <DocumentTitle title={load.practice.title} />
          <GivenPractice value={load}>{children}</GivenPractice>
        </>
      );
  }
}
