/** Trial and subscription status, purchase and changes, invoices, credit and referrals. */
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
