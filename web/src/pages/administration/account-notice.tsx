/**
 * The account notice above every screen: a scheduled deletion, otherwise a problem with trial or
 * subscription; and a second factor that its reader will need. Loads after the screens.
 */
import { deletionAnchor, screenPaths } from '@platzwart/domain/screen-paths';
import type { Role } from '@platzwart/domain/team/member';
import { useLocation } from 'react-router';
import { isWhole } from '../../entities/practice/known-account.ts';
import { useKnownAccount } from '../../entities/practice/queries.ts';
import { accountStatusOf } from '../../features/billing/account-status.ts';
import { BillingNotice } from '../../features/billing/billing-notice.tsx';
import { DeletionNotice } from '../../features/settings/privacy/deletion-notice.tsx';
import { FactorNotice } from './factor-notice.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';

type Props = {
  slug: string;
  basePath: string;
  role: Role | undefined;
  isLocked: boolean;
  now: Date;
};

export default function AccountNotice({ slug, basePath, role, isLocked, now }: Props) {
  const isAdministrator = role === 'administrator';
  const live = useKnownAccount(slug, role);
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
      <FactorNotice slug={slug} />
      <PasskeyOffer />
      <BillingNotice
        status={
          isWhole(account) && !deletion && !isThere && !account.closedAt
            ? accountStatusOf(account, now)
            : undefined
        }
        isLocked={account !== undefined && !deletion && isLocked}
        isClosed={account?.closedAt !== undefined}
        billingPath={billingPath}
        isAdministrator={isAdministrator}
      />
    </>
  );
}
