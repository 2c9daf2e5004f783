/** A new practice's three questions, for those who may answer them. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { Navigate } from 'react-router';
import { SetupView } from '../../features/settings/setup/setup-view.tsx';
import { useAdministration } from './administration-context.ts';
import { NeedsAccount } from './settings/needs-account.tsx';

export default function SetupScreen() {
  const { slug, basePath } = useAdministration();
  const requestsPath = `${basePath}/${screenPaths.requests}`;
  return (
    <NeedsAccount>
      {({ practice, form, readOnlyReason }) =>
        readOnlyReason === undefined ? (
          <SetupView
            {...{ slug, practice, form, requestsPath }}
            importPath={`${basePath}/${screenPaths.import}`}
          />
        ) : (
          <Navigate to={requestsPath} replace />
        )
      }
    </NeedsAccount>
  );
}
