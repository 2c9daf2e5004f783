/** The account status in words, and what is paid for. */
import type { BillingView } from '@platzwart/domain/billing/billing';
import { plan } from '@platzwart/domain/billing/pricing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { Note } from '../../ui/note.tsx';
import type { AccountStatus } from './account-status.ts';
import styles from './billing.module.css';
import { describeState, texts } from './texts.ts';

const t = texts.rows;

type Props = {
  status: AccountStatus;
  subscription: Subscription | null;
  /** Undefined while loading, and for those who may not see it. */
  payment: BillingView['paymentMethod'] | undefined;
};

export function AccountStatusSection({ status, subscription, payment }: Props) {
  const { title, text } = describeState(status, subscription?.interval);
  const isUrgent = ['trialOver', 'pastDue', 'unpaid', 'over'].includes(status.kind);
  return (
    <section className="stack" aria-labelledby="abo-stand">
      <Note isWarm={isUrgent}>
        {/* Screen readers announce what a webhook changes meanwhile. */}
        <div role="status">
          <h3 id="abo-stand">{title}</h3>
          <p>{text}</p>
        </div>
      </Note>
      {subscription && status.kind !== 'over' && (
        <dl className={`columns ${styles.details}`}>
          <Row name={t.plan}>{t.planText(subscription.interval)}</Row>
          <Row name={t.locations}>{plan.includedLocations + subscription.extraLocations}</Row>
          <Row name={t.price}>{t.priceText(subscription)}</Row>
          {payment !== undefined && <Row name={t.payment}>{formatPaymentMethod(payment)}</Row>}
        </dl>
      )}
    </section>
  );
}

function Row({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt className="small">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function formatPaymentMethod(method: BillingView['paymentMethod']): string {
  switch (method?.kind) {
    case 'card':
      return t.card(method.brand, method.last4, method.expires);
    case 'sepa':
      return t.sepa(method.last4);
    case 'other':
      return t.otherPayment;
    case undefined:
      return t.noPayment;
  }
}
