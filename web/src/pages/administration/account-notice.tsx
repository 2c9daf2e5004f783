/**
 * The account notice above every screen: a scheduled deletion, otherwise a problem with trial or
 * subscription. Loads after the screens.
 */
import { deletionAnchor, screenPaths } from '@platzwart/domain/screen-paths';
import { useLocation } from 'react-router';
import { useAccount } from '../../entities/practice/queries.ts';
import { accountStatusOf } from '../../features/billing/account-status.ts';
import { BillingNotice } from '../../features/billing/billing-notice.tsx';
import { DeletionNotice } from '../../features/settings/privacy/deletion-notice.tsx';

type Props = { slug: string; basePath: string; isAdministrator: boolean; now: Date };

export default function AccountNotice({ slug, basePath, isAdministrator, now }: Props) {
  const live = useAccount(slug);
  const account = live.status === 'loaded' ? live.value : undefined;
  const deletion = account?.deletion ?? null;
  const billingPath = `${basePath}/${screenPaths.setting('billing')}`;
  // That page shows it itself, in more detail.
  const isThere = useLocation().pathname === billingPath;
  return (
    <>
      <DeletionNotice
        deletion={deletion}
        privacyPath={`${basePath}/${screenPaths.setting('privacy')}${deletionAnchor}`}
        isAdministrator={isAdministrator}
      />
      <BillingNotice
        status={account && !deletion && !isThere ? accountStatusOf(account, now) : undefined}
        billingPath={billingPath}
        isAdministrator={isAdministrator}
      />
    </>
  );
}
