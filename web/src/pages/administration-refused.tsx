/** `/{companySlug}/administration` for somebody who does not work there: whether there is such a practice decides what they read. */
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
