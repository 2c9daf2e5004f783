/**
 * `/{companySlug}/administration` for users who do not work there: the text depends on whether the
 * practice exists.
 */
import { PracticeFailure } from '../features/practice/practice-failure.tsx';
import { usePracticeLoad } from '../features/practice/queries.ts';
import { NoAccess } from '../features/session/no-access.tsx';
import { SessionLoading } from '../features/session/session-loading.tsx';

export default function AdministrationRefused({ slug }: { slug: string }) {
  const { load, reload } = usePracticeLoad(slug);
  switch (load.status) {
    case 'loading':
      return <SessionLoading />;
    case 'error':
      return <PracticeFailure reason={load.reason} onRetry={reload} />;
    case 'loaded':
      return <NoAccess reason="practice" />;
  }
}
