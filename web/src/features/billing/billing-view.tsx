/** Trial and subscription (spec sections 3, 4 and 9): everybody sees where they stand; administrators buy, change and see the money. */
import type { Account } from '@platzwart/domain/account';
import type { Role } from '@platzwart/domain/member';
import { may } from '@platzwart/domain/permission';
import type { Practice } from '@platzwart/domain/practice';
import { isSubscribed } from '@platzwart/domain/subscription';
import { Link } from 'react-router';
import { Note } from '../../ui/note.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { AccountMoney } from './account-money.tsx';
import styles from './billing.module.css';
import { CodeSection } from './code-section.tsx';
import { viewBilling } from './commands.ts';
import { LocationsSection } from './locations-section.tsx';
import { ManageSection } from './manage-section.tsx';
import { News } from './news.tsx';
import { PurchaseSection } from './purchase-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { standingOf } from './standing.ts';
import { StandingSection } from './standing-section.tsx';
import { germanDate, texts } from './texts.ts';
import { useArrival } from './use-arrival.ts';
import { useAsked } from './use-asked.ts';
import { useBillingAddress } from './use-billing-address.ts';

export type BillingViewProps = {
  practice: Pick<Practice, 'slug' | 'locations'>;
  account: Account;
  role: Role | undefined;
  now: Date;
  /** Below which the screens of the settings are. */
  settingsPath: string;
};

/** Milliseconds. */
const patience = 30_000;

export function BillingView({ practice: { slug, locations }, account, role, now, settingsPath }: BillingViewProps) {
  const { subscription, referral, deletion } = account;
  const isAdministrator = may(role, 'changeSettings');
  const { outcome, wanted } = useBillingAddress();
  const { arrival } = useArrival({ isThere: isSubscribed(account, now), patience, isBegun: outcome === 'bought' });
  // What the account knows tells when there is something new to ask.
  const about = JSON.stringify([slug, subscription, referral]);
  const money = useAsked(isAdministrator ? about : undefined, () => viewBilling(slug));

  const standing = standingOf(account, now);
  const isRunning = subscription !== null && standing.kind !== 'over';
  const isArriving = arrival === 'waiting' || arrival === 'late';
  const parts = { slug, existing: locations.length, wanted };

  return (
    <div className={styles.page}>
      <ViewSection title={texts.title} lead={texts.lead}>
        {/* A payment that fails later is the newer news. */}
        {outcome && standing.kind !== 'pastDue' && standing.kind !== 'unpaid' && (
          <News arrival={arrival} isCancelled={outcome === 'cancelled'} />
        )}
        {/* What is just being bought is not offered beside it. */}
        {!isArriving && <StandingSection standing={standing} subscription={subscription} payment={money.value?.paymentMethod} />}
        {!isAdministrator && <p>{texts.administratorsOnly}</p>}
        {isAdministrator && deletion && (
          <Note isWarm>
            <p>
              {texts.deletion.text(germanDate(deletion.dueAt))}{' '}
              <Link to={`${settingsPath}/datenschutz#loeschen`}>{texts.deletion.link}</Link>
            </p>
          </Note>
        )}
      </ViewSection>
      {isAdministrator && (
        <>
          {isRunning && (
            <ManageSection
              slug={slug}
              standing={standing}
              isCancelled={subscription.cancelledAt !== null}
              openInvoice={money.value?.invoices.find(({ status }) => status === 'open')}
            />
          )}
          {isRunning && standing.kind !== 'unpaid' && !deletion && (
            <LocationsSection {...parts} subscription={subscription} locationsPath={`${settingsPath}/standorte`} />
          )}
          {/* Before the first purchase; what was entered is said up to the first invoice. */}
          {(subscription === null || (referral && standing.kind === 'bought')) && !isArriving && (
            // The account tells of the code before its credit is booked.
            <CodeSection slug={slug} referral={referral} onLinked={money.retry} />
          )}
          {!isRunning && !isArriving && !deletion && <PurchaseSection {...parts} account={account} now={now} />}
          <AccountMoney money={money} />
        </>
      )}
      {/* The code belongs to a user, whatever their role. */}
      {role && <ReferralSection slug={slug} />}
    </div>
  );
}
