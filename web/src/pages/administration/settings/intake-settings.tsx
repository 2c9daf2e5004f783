import { intakeOf } from '@platzwart/domain/practice/intake-settings';
import { IntakeView } from '../../../features/settings/intake/intake-view.tsx';
import { useAdministration } from '../administration-context.ts';
import { NeedsAccount } from './needs-account.tsx';

export default function IntakeSettings() {
  const { slug, today } = useAdministration();
  return (
    <NeedsAccount>
      {({ practice, readOnlyReason }) => (
        <IntakeView
          slug={slug}
          stored={intakeOf(practice)}
          isLocked={practice.locked}
          hasNoTimes={practice.hasNoTimes ?? false}
          readOnlyReason={readOnlyReason}
          today={today}
        />
      )}
    </NeedsAccount>
  );
}
