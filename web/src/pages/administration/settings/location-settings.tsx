/** The locations and their weekly plans, with all who wait and the state of the work that follows a change. */

import { screenPaths } from '@platzwart/domain/screen-paths';
import { NoWaitingListNote } from '../../../features/requests/no-waiting-list-note.tsx';
import { LocationView } from '../../../features/settings/locations/location-view.tsx';
import { PlanProgress } from '../../../features/waiting-list/plan-progress.tsx';
import { useAdministration, useAllOpen } from '../administration-context.ts';
import { NeedsAccount } from './needs-account.tsx';

export default function LocationSettings() {
  const { slug, basePath } = useAdministration();
  const requests = useAllOpen();
  return (
    <NeedsAccount>
      {(known) => (
        <LocationView
          slug={slug}
          {...known}
          billingPath={`${basePath}/${screenPaths.setting('billing')}`}
          requests={requests}
          progress={
            <>
              {/* First what stays: its link keeps its place when the work is done. */}
              <NoWaitingListNote basePath={basePath} />
              <PlanProgress slug={slug} />
            </>
          }
        />
      )}
    </NeedsAccount>
  );
}
