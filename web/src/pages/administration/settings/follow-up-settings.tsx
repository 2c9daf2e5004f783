import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import { FollowUpView } from '../../../features/settings/follow-up/follow-up-view.tsx';
import { useAdministration } from '../administration-context.ts';
import { NeedsAccount } from './needs-account.tsx';

export default function FollowUpSettings() {
  const { slug } = useAdministration();
  return (
    <NeedsAccount>
      {({ practice, account, readOnlyReason }) => (
        <FollowUpView
          slug={slug}
          stored={account.followUp}
          readOnlyReason={readOnlyReason}
          practice={{ title: practice.title, email: confirmedEmailOf(account) }}
        />
      )}
    </NeedsAccount>
  );
}
