/**
 * What is agreed, each with its action on the provider's own pages: payment method, interval,
 * billing details, cancelling and resuming.
 */
import type { BillingPortalPurpose, BillingView } from '@platzwart/domain/billing/billing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import { run } from '../../calls/run.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { AccountStatus } from './account-status.ts';
import styles from './billing.module.css';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';
import { useProviderRedirect } from './use-provider-redirect.ts';

const t = texts.manage;

/** Resuming after a cancellation is a button on the provider's overview. */
type Goal = Exclude<BillingPortalPurpose, 'overview'> | 'details' | 'resume';

type Props = {
  slug: string;
  status: AccountStatus;
  subscription: Subscription;
  /** Undefined while loading. */
  money: BillingView | undefined;
};

export function ManageSection({ slug, status, subscription, money }: Props) {
  const { goal, problem, leave } = useProviderRedirect<Goal>();
  const isLate = status.kind === 'pastDue' || status.kind === 'unpaid';
  const isCancelled = subscription.cancelledAt !== null;
  const open = money?.invoices.find(({ status }) => status === 'open');
  const to = (wanted: Goal, purpose: BillingPortalPurpose, label: string, isUrgent = false) => (
    <Button
      look={isUrgent ? 'filled' : 'plain'}
      className={isUrgent ? '' : wanted === 'cancel' ? `quiet ${styles.act}` : styles.act}
      busy={goal === wanted}
      aria-disabled={goal !== undefined && goal !== wanted}
      onClick={() =>
        void leave(wanted, () => run('openBillingPortal', { companySlug: slug, purpose }))
      }
    >
      {goal === wanted ? texts.busy : label}
    </Button>
  );
  return (
    <section className={`stack gap-2 ${styles.manage}`} aria-labelledby="abo-verwalten">
      <div className="row gap-0 across-4 between baseline">
        <h3 id="abo-verwalten">{t.title}</h3>
        <p className="hint">{t.where}</p>
      </div>
      <dl className={`lined ${styles.terms}`}>
        {isCancelled && (
          <Term
            name={t.end}
            value={t.endText}
            action={to('resume', 'overview', t.resume, !isLate)}
          />
        )}
        <Term
          name={t.payment}
          value={money ? formatPaymentMethod(money.paymentMethod) : '…'}
          action={to('paymentMethod', 'paymentMethod', t.paymentMethod, isLate)}
        />
        {isLate && open?.page && (
          <Term
            name={t.open}
            value={formatDay(new Date(open.at))}
            action={
              <ButtonAnchor
                look="plain"
                className={styles.act}
                href={open.page}
                target="_blank"
                rel="noopener"
              >
                {t.openInvoice(open.total)}
                <span className="visually-hidden"> {texts.newTab}</span>
              </ButtonAnchor>
            }
          />
        )}
        {!isCancelled && !isLate && (
          <Term
            name={t.plan}
            value={texts.next.plan(subscription)}
            action={to('interval', 'interval', t.interval(subscription.interval))}
          />
        )}
        <Latest invoice={money?.invoices[0]} />
        <Term
          name={t.details}
          value={t.detailsText}
          action={to('details', 'overview', t.overview)}
        />
        {!isCancelled && (
          <Term
            name={t.leaving}
            value={
              status.kind === 'active' ? t.leavingAt(formatDay(status.renewsAt)) : t.leavingText
            }
            action={to('cancel', 'cancel', t.cancel)}
          />
        )}
      </dl>
      <div role="alert">
        <FieldError id="abo-verwalten-fehler" error={problem?.message} />
      </div>
    </section>
  );
}

function Term({ name, value, action }: { name: string; value: ReactNode; action: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd className="anywhere">{value}</dd>
      <dd>{action}</dd>
    </div>
  );
}

function Latest({ invoice }: { invoice: BillingView['invoices'][number] | undefined }) {
  const address = invoice?.pdf ?? invoice?.page;
  return (
    <Term
      name={t.latest}
      value={
        invoice
          ? t.latestText(
              formatDay(new Date(invoice.at)),
              moneyTexts.invoices.statuses[invoice.status],
            )
          : moneyTexts.invoices.empty
      }
      action={
        address && (
          <ButtonAnchor
            look="plain"
            className={styles.act}
            href={address}
            target="_blank"
            rel="noopener"
          >
            {invoice?.pdf ? moneyTexts.invoices.pdf : moneyTexts.invoices.page}
            <span className="visually-hidden">
              : {t.latest} {texts.newTab}
            </span>
          </ButtonAnchor>
        )
      }
    />
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
