/** Actions on the provider's own pages: payment method, interval, billing details, cancelling and resuming. */
import type { BillingPortalPurpose, BillingView } from '@platzwart/domain/billing/billing';
import { run } from '../../calls/run.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { AccountStatus } from './account-status.ts';
import styles from './billing.module.css';
import { texts } from './texts.ts';
import { useProviderRedirect } from './use-provider-redirect.ts';

const t = texts.manage;

/** Resuming after a cancellation is a button on the provider's overview. */
type Goal = Exclude<BillingPortalPurpose, 'overview'> | 'details' | 'resume';

type Props = {
  slug: string;
  status: AccountStatus;
  isCancelled: boolean;
  openInvoice: BillingView['invoices'][number] | undefined;
};

export function ManageSection({ slug, status, isCancelled, openInvoice }: Props) {
  const { goal, problem, leave } = useProviderRedirect<Goal>();
  const isLate = status.kind === 'pastDue' || status.kind === 'unpaid';
  const to = (wanted: Goal, purpose: BillingPortalPurpose, label: string, look: 'filled' | 'outlined' | 'plain' = 'outlined') => (
    <Button
      look={look}
      busy={goal === wanted}
      aria-disabled={goal !== undefined && goal !== wanted}
      onClick={() => void leave(wanted, () => run('openBillingPortal', { companySlug: slug, purpose }))}
    >
      {goal === wanted ? texts.busy : label}
    </Button>
  );
  return (
    <section className={`stack ${styles.section}`} aria-labelledby="abo-verwalten">
      <h3 id="abo-verwalten">{t.title}</h3>
      <div className="row across-3">
        {isCancelled && to('resume', 'overview', t.resume, isLate ? 'outlined' : 'filled')}
        {to('paymentMethod', 'paymentMethod', t.paymentMethod, isLate ? 'filled' : 'outlined')}
        {isLate && openInvoice?.page && (
          <ButtonAnchor href={openInvoice.page} target="_blank" rel="noopener">
            {t.openInvoice(openInvoice.total)}
            <span className="visually-hidden"> {texts.newTab}</span>
          </ButtonAnchor>
        )}
        {!isCancelled && !isLate && to('interval', 'interval', t.interval)}
        {to('details', 'overview', t.overview)}
        {!isCancelled && to('cancel', 'cancel', t.cancel, 'plain')}
      </div>
      <p className="hint">{t.where}</p>
      <div role="alert">
        <FieldError id="abo-verwalten-fehler" error={problem?.message} />
      </div>
    </section>
  );
}
