/** The account status in words, and what is paid for. */
import type { BillingView } from '@platzwart/domain/billing/billing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import { classes } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import type { AccountStatus } from './account-status.ts';
import styles from './billing.module.css';
import { moneyTexts } from './money-texts.ts';
import { describeState, texts } from './texts.ts';

const t = texts.rows;

type Props = {
  status: AccountStatus;
  subscription: Subscription | null;
  /** Undefined while loading, and for those who may not see it. */
  money: BillingView | undefined;
};

export function AccountStatusSection({ status, subscription, money }: Props) {
  const { title, text } = describeState(status, subscription?.interval);
  const [latest] = money?.invoices ?? [];
  const address = latest?.pdf ?? latest?.page;
  const isUrgent = ['trialOver', 'pastDue', 'unpaid', 'over'].includes(status.kind);
  const isUsual = status.kind === 'active' || status.kind === 'bought';
  return (
    <section className="stack" aria-labelledby="abo-stand">
      <div className={classes(isUsual && styles.usual)}>
        <Note isWarm={isUrgent}>
          {/* Screen readers announce what a webhook changes meanwhile. */}
          <div role="status">
            <h3 id="abo-stand">{title}</h3>
            <p>{text}</p>
          </div>
        </Note>
      </div>
      {subscription && status.kind !== 'over' && (
        <dl className={`stack ${styles.details}`}>
          {money?.nextInvoice && (
            <Row name={t.next} className={styles.next}>
              {t.nextText(formatDay(new Date(money.nextInvoice.at)), money.nextInvoice.due)}
              <span className="hint block regular">{formatNext(money.nextInvoice)}</span>
            </Row>
          )}
          {latest && (
            <Row name={t.latest}>
              {t.latestText(formatDay(new Date(latest.at)), latest.total)}, {moneyTexts.invoices.statuses[latest.status]}
              {address && (
                <>
                  {' '}
                  <a href={address} target="_blank" rel="noopener" className="lone-link">
                    {latest.pdf ? moneyTexts.invoices.pdf : moneyTexts.invoices.page}
                    <span className="visually-hidden">
                      : {t.latest} {texts.newTab}
                    </span>
                  </a>
                </>
              )}
              <span className="hint block regular">{t.withVat}</span>
            </Row>
          )}
          {money && <Row name={t.payment}>{formatPaymentMethod(money.paymentMethod)}</Row>}
          <Row name={t.plan}>
            {t.planText(subscription.interval)}
            <span className="hint block regular">{t.priceText(subscription)}</span>
          </Row>
        </dl>
      )}
    </section>
  );
}

function Row({ name, className, children }: { name: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="small">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Why it is another amount than the price. */
function formatNext({ total, due }: NonNullable<BillingView['nextInvoice']>): string {
  return due < total ? t.nextAfterCredit(total, total - due) : t.nextWithVat(total);
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
