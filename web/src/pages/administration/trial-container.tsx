/**
 * The trial in the administration's header, for those who decide about it. Loads after the screens.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { isWhole } from '../../entities/practice/known-account.ts';
import { useKnownAccount } from '../../entities/practice/queries.ts';
import { accountStatusOf } from '../../features/billing/account-status.ts';
import { TrialNote } from '../../features/billing/trial-note.tsx';
import { useAdministration } from './administration-context.ts';

export default function TrialContainer() {
  const { slug, role, basePath, now } = useAdministration();
  const live = useKnownAccount(slug, role);
  const account = live.status === 'loaded' ? live.value : undefined;
  if (!isWhole(account) || account.deletion) return null;
  return (
    <TrialNote
      status={accountStatusOf(account, now)}
      billingPath={`${basePath}/${screenPaths.setting('billing')}`}
    />
  );
}
