/** The waiting list settings, with the progress of the work after a change of the weekly plan. */

import { SettingsView } from '../../../features/settings/waiting-list/settings-view.tsx';
import { PlanProgress } from '../../../features/waiting-list/plan-progress.tsx';
import { useAdministration } from '../administration-context.ts';
import { NeedsForm } from '../screen.tsx';

export default function WaitingListSettings() {
  const { slug, role, isLocked, openCount } = useAdministration();
  return (
    <NeedsForm>
      {(form) => (
        <SettingsView
          slug={slug}
          role={role}
          isLocked={isLocked}
          form={form}
          openCount={openCount}
          progress={<PlanProgress slug={slug} />}
        />
      )}
    </NeedsForm>
  );
}
