/** The account status in words, the next debit, and behind one press what it is made of. */
import type { BillingView } from '@platzwart/domain/billing/billing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Region } from '@platzwart/domain/practice/region';
import { cents, signedCents } from '../../entities/money/format-money.ts';
import { classes } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import type { AccountStatus } from './account-status.ts';
import styles from './billing.module.css';
import { PaidYear } from './paid-year.tsx';
import { describeState, texts } from './texts.ts';

const t = texts.next;

type Props = {
  status: AccountStatus;
  subscription: Subscription | null;
  trialEndsAt: Date;
  /** Undefined while loading, and for those who may not see it. */
  money: BillingView | undefined;
  region: Region;
  now: Date;
};

export function AccountStatusSection({
  status,
  subscription,
  trialEndsAt,
  money,
  region,
  now,
}: Props) {
  const { title, text } = describeState(status, subscription);
  const isUrgent = ['trialOver', 'pastDue', 'unpaid', 'over'].includes(status.kind);
  const isUsual = status.kind === 'active' || status.kind === 'bought';
  const isPaidYear =
    subscription?.interval === 'year' &&
    subscription.status === 'active' &&
    (status.kind === 'active' || status.kind === 'cancelled');
  const next = money?.nextInvoice;
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
        <div className={`columns gap-5 top padded rounded-card on-soft ${styles.state}`}>
          <div className="stack gap-1">
            {next && (
              <p>
                <span className="small">{t.title}</span>
                <strong className="block digits h2">
                  {t.text(formatDay(new Date(next.at)), next.due)}
                </strong>
              </p>
            )}
            {next ? (
              <details className="small">
                <summary className={`strong coloured fit ${styles.fold}`}>{t.fold}</summary>
                <dl className={`digits stack gap-1 across-4 fit ${styles.sum}`}>
                  <dt>{t.plan(subscription)}</dt>
                  <dd>{t.price(subscription, region)}</dd>
                  <dt>{t.invoice}</dt>
                  <dd>{cents(next.total)}</dd>
                  {next.due < next.total && (
                    <>
                      <dt>{t.credit}</dt>
                      <dd>{signedCents(next.due - next.total)}</dd>
                    </>
                  )}
                  <dt className="strong">{t.due}</dt>
                  <dd className="strong">{cents(next.due)}</dd>
                </dl>
              </details>
            ) : (
              <p>
                {t.plan(subscription)}: {t.price(subscription, region)}
              </p>
            )}
          </div>
          {isPaidYear && (
            <PaidYear
              endsAt={subscription.currentPeriodEndsAt}
              since={firstPaidDay(subscription, trialEndsAt, now)}
              now={now}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** What is bought in the trial is paid from its end on, unless the provider ended that before. */
function firstPaidDay({ startedAt }: Subscription, trialEndsAt: Date, now: Date): Date {
  const begun = startedAt ?? trialEndsAt;
  return trialEndsAt > begun && trialEndsAt <= now ? trialEndsAt : begun;
}
