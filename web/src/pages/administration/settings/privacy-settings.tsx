/** Retention of requests, data export, processing agreement, and deletion of the practice. */
import { useMemberNames } from '../../../entities/member/queries.ts';
import { PrivacyView } from '../../../features/settings/privacy/privacy-view.tsx';
import { useAdministration, useAllOpen } from '../administration-context.ts';
import { NeedsAccount } from './needs-account.tsx';

const loadTable = () => import('./exported-table.ts').then(({ exportedTable }) => exportedTable);

export default function PrivacySettings() {
  const { slug, role, now } = useAdministration();
  const open = useAllOpen();
  const names = useMemberNames(slug);
  return (
    <NeedsAccount>
      {({ practice, account }) => (
        <PrivacyView practice={practice} account={account} role={role} names={names} open={open} now={now} loadTable={loadTable} />
      )}
    </NeedsAccount>
  );
}
