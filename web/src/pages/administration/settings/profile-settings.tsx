/** How the practice presents itself, and how patients find it. */
import { may } from '@platzwart/domain/team/permission';
import { PracticeCard } from '../../../features/practice/practice-card.tsx';
import { ProfileView } from '../../../features/settings/profile/profile-view.tsx';
import { SharingView } from '../../../features/settings/sharing/sharing-view.tsx';
import { useAdministration } from '../administration-context.ts';
import type { Known } from './needs-account.tsx';

export function ProfileSettings({ practice, account, form, readOnlyReason }: Known) {
  const { role } = useAdministration();
  return (
    <>
      <ProfileView
        {...{ practice, account, form, readOnlyReason }}
        mayAsk={may(role, 'changeSettings')}
        card={(shown) => <PracticeCard practice={shown} level={3} />}
      />
      <SharingView
        practice={practice}
        isFirstStep={account.firstSteps.includes('share') && may(role, 'changeSettings') && !practice.locked}
      />
    </>
  );
}
