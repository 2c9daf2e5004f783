/**
 * Trial and subscription (spec sections 3, 4 and 9): administrators see them, buy and change;
 * everybody has a code of their own to recommend us by.
 */

import { isSubscribed } from '@platzwart/domain/billing/subscription';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { deletionAnchor, settingsPaths } from '@platzwart/domain/screen-paths';
import type { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { run } from '../../calls/run.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';
import { ContractParty } from '../../entities/practice/contract-party.tsx';
import { texts as partyTexts } from '../../entities/practice/contract-party-texts.ts';
import { isWhole, type KnownAccount } from '../../entities/practice/known-account.ts';
import { Note } from '../../ui/note.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { AccountMoney } from './account-money.tsx';
import { accountStatusOf } from './account-status.ts';
import { AccountStatusSection } from './account-status-section.tsx';
import styles from './billing.module.css';
import { LocationsSection } from './locations-section.tsx';
import { ManageSection } from './manage-section.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { PurchaseSection } from './purchase-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { ReferredBySection } from './referred-by-section.tsx';
import { texts } from './texts.ts';
import { useAwaitedUpdate } from './use-awaited-update.ts';

/**
 * The page's query parameters: `kauf`, set by the payment page; `standorte`, set by the location
 * settings.
 */

type Told = { outcome: 'bought' | 'cancelled' | undefined; wanted: number | undefined };

const outcomes: Record<string, Told['outcome']> = { erfolgt: 'bought', abgebrochen: 'cancelled' };

/** As it was on arrival; then removed from the address, so that a reload does not repeat it. */
function useBillingAddress(): Told {
  const [parameters, setParameters] = useSearchParams();
  const [told] = useState<Told>(() => {
    const wanted = parameters.get('standorte') ?? '';
    return {
      outcome: outcomes[parameters.get('kauf') ?? ''],
      wanted: /^\d{1,2}$/.test(wanted) ? Number(wanted) : undefined,
    };
  });
  const isTold = parameters.has('kauf') || parameters.has('standorte');
  useEffect(() => {
    if (!isTold) return;
    setParameters(
      (before) => {
        before.delete('kauf');
        before.delete('standorte');
        return before;
      },
      { replace: true },
    );
  }, [isTold, setParameters]);
  return told;
}

export type BillingViewProps = {
  practice: Pick<Practice, 'slug' | 'locations'>;
  account: KnownAccount;
  role: Role | undefined;
  now: Date;
  /** Base address of the settings screens. */
  settingsPath: string;
};

/** Milliseconds. */
const patience = 30_000;

export function BillingView({ account, role, ...given }: BillingViewProps) {
  return (
    <div className={`stack gap-0 ${styles.page}`}>
      {may(role, 'changeSettings') && isWhole(account) ? (
        <Managed {...given} account={account} />
      ) : (
        <ViewSection title={texts.title} lead={texts.lead}>
          <p>{texts.administratorsOnly}</p>
        </ViewSection>
      )}
      {/* The code belongs to a user, whatever their role. */}
      {role && <ReferralSection slug={given.practice.slug} />}
    </div>
  );
}

type ManagedProps = Omit<BillingViewProps, 'account' | 'role'> & { account: Account };

function Managed({ practice: { slug, locations }, account, now, settingsPath }: ManagedProps) {
  const { subscription, referral, deletion } = account;
  const { outcome, wanted } = useBillingAddress();
  const { update } = useAwaitedUpdate({
    isThere: isSubscribed(account, now),
    patience,
    isBegun: outcome === 'bought',
  });
  // The account document signals when to reload.
  const about = JSON.stringify([slug, subscription, referral]);
  const money = useRemoteValue(about, () => run('viewBilling', { companySlug: slug }));

  const status = accountStatusOf(account, now);
  const isRunning = subscription !== null && status.kind !== 'over';
  const isArriving = update === 'waiting' || update === 'late';
  const region = regionOf({ locations });
  const parts = { slug, existing: locations.length, wanted, region };

  return (
    <>
      <ViewSection title={texts.title} lead={texts.lead}>
        {/* A payment that failed later supersedes the outcome. */}
        {outcome && status.kind !== 'pastDue' && status.kind !== 'unpaid' && (
          <PaymentStatus update={update} isCancelled={outcome === 'cancelled'} />
        )}
        {/* Hidden until a completed purchase arrives. */}
        {!isArriving && (
          <AccountStatusSection
            status={status}
            subscription={subscription}
            trialEndsAt={account.trialEndsAt}
            money={money.value}
            region={region}
            now={now}
          />
        )}
        {deletion && (
          <Note isWarm>
            <p>
              {texts.deletion.text(formatDay(deletion.dueAt))}{' '}
              <Link to={`${settingsPath}/${settingsPaths.privacy}${deletionAnchor}`}>
                {texts.deletion.link}
              </Link>
            </p>
          </Note>
        )}
      </ViewSection>
      {isRunning && (
        <ManageSection
          slug={slug}
          status={status}
          subscription={subscription}
          money={money.value}
        />
      )}
      {isRunning && status.kind !== 'unpaid' && !deletion && (
        <LocationsSection
          {...parts}
          subscription={subscription}
          locationsPath={`${settingsPath}/${settingsPaths.locations}`}
        />
      )}
      {/* Before the first purchase; an entered code is shown until the first invoice. */}
      {(subscription === null || (referral && status.kind === 'bought')) && !isArriving && (
        // The account shows the code before its credit is booked.
        <ReferredBySection slug={slug} referral={referral} onLinked={money.retry} />
      )}
      {!isRunning && !isArriving && !deletion && !account.contractParty && (
        <section className={`stack line-above ${styles.section}`} aria-labelledby="vertragspartner">
          <h3 id="vertragspartner">{partyTexts.title}</h3>
          <p className="small">{partyTexts.why}</p>
          <ContractParty slug={slug} party={undefined} isAllowed />
        </section>
      )}
      {!isRunning && !isArriving && !deletion && (
        <PurchaseSection {...parts} account={account} now={now} />
      )}
      <AccountMoney money={money} />
    </>
  );
}
