/** The locations and their weekly plans, with all waiting requests and the progress of the work after a change. */

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
              {/* First the part that stays: its link keeps its position when the work is done. */}
              <NoWaitingListNote basePath={basePath} />
              <PlanProgress slug={slug} />
            </>
          }
        />
      )}
    </NeedsAccount>
  );
}
