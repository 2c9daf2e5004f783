/** In place of the table of requests while nobody waits: what a new practice does first, and what to share. */
import { NoRequests } from '../../features/requests/table/no-requests.tsx';
import { paths } from '../../paths.ts';
import { useAdministration } from './administration-context.ts';
import FirstStepsHere from './first-steps-here.tsx';

export default function NoRequestsHere() {
  const { slug, role, basePath, archivedCount = 0 } = useAdministration();
  return (
    <>
      {role === 'administrator' && <FirstStepsHere isFolded={archivedCount > 0} />}
      <NoRequests bookingLink={location.origin + paths.booking(slug)} importAddress={`${basePath}/import`} />
    </>
  );
}
