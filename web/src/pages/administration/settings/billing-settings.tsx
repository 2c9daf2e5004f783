/** Where the practice stands with trial and subscription, buying and changing it, invoices, credit and recommendations. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { BillingView } from '../../../features/billing/billing-view.tsx';
import { useAdministration } from '../administration-context.ts';
import { NeedsAccount } from './needs-account.tsx';

export default function BillingSettings() {
  const { role, now, basePath } = useAdministration();
  return (
    <NeedsAccount>
      {({ practice, account }) => (
        <BillingView practice={practice} account={account} role={role} now={now} settingsPath={`${basePath}/${screenPaths.settings}`} />
      )}
    </NeedsAccount>
  );
}
