/** How the practice presents itself, and how patients find it. */
import { may } from '@platzwart/domain/team/permission';
import { PracticeCard } from '../../../features/practice/practice-card.tsx';
import { ProfileView } from '../../../features/settings/profile/profile-view.tsx';
import { SharingView } from '../../../features/settings/sharing/sharing-view.tsx';
import { useTellShared } from '../../../features/settings/sharing/use-tell-shared.ts';
import { useAdministration } from '../administration-context.ts';
import type { Known } from './needs-account.tsx';

export function ProfileSettings({ practice, account, form, readOnlyReason }: Known) {
  const { role } = useAdministration();
  const isFirstStep =
    account.firstSteps.includes('share') && may(role, 'changeSettings') && !practice.locked;
  const tellShared = useTellShared(practice.slug, isFirstStep);
  return (
    <>
      <ProfileView
        {...{ practice, account, form, readOnlyReason }}
        onShared={tellShared}
        mayAsk={may(role, 'changeSettings')}
        card={(shown) => <PracticeCard practice={shown} />}
      />
      <SharingView practice={practice} isFirstStep={isFirstStep} />
    </>
  );
}
