import { screenPaths } from '@platzwart/domain/screen-paths';
import { NotificationsView } from '../../../features/settings/notifications/notifications-view.tsx';
import { useAdministration } from '../administration-context.ts';
import { NeedsAccount } from './needs-account.tsx';

export default function NotificationSettings() {
  const { slug, uid, role, basePath } = useAdministration();
  return (
    <NeedsAccount>
      {({ account, readOnlyReason }) => (
        <NotificationsView
          slug={slug}
          uid={uid}
          role={role}
          account={account}
          readOnlyReason={readOnlyReason}
          profilePath={`${basePath}/${screenPaths.setting('profile')}`}
        />
      )}
    </NeedsAccount>
  );
}
