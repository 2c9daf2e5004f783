/** Replaces the empty request table: a new practice's first steps, and links to share. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { NoRequests } from '../../features/requests/table/no-requests.tsx';
import { useAdministration } from './administration-context.ts';
import FirstStepsContainer from './first-steps-container.tsx';

export default function NoRequestsContainer() {
  const { slug, role, basePath, archivedCount = 0 } = useAdministration();
  return (
    <>
      {role === 'administrator' && <FirstStepsContainer isFolded={archivedCount > 0} />}
      <NoRequests bookingLink={location.origin + sitePaths.booking(slug)} importAddress={`${basePath}/${screenPaths.import}`} />
    </>
  );
}
