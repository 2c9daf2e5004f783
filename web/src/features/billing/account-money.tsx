import type { BillingView } from '@platzwart/domain/billing/billing';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { RemoteValue } from '../../calls/use-remote-value.ts';
import { signedCents } from '../../entities/money/format-money.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { InvoicesSection } from './invoices-section.tsx';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';

/** Invoices and credit once known; known data stays visible when a refresh fails. */
export function AccountMoney({
  money: { value, problem, retry },
}: {
  money: RemoteValue<BillingView>;
}) {
  return (
    <>
      {(value === undefined || problem !== undefined) && (
        <div className={`stack line-above ${styles.section}`}>
          {problem === undefined ? (
            <p role="status" className="hint">
              {moneyTexts.loading}
            </p>
          ) : (
            <div className="row across-3">
              <p role="alert">{problem.message}</p>
              <Button onClick={retry}>{texts.again}</Button>
            </div>
          )}
        </div>
      )}
      {value && (
        <>
          <InvoicesSection view={value} />
          <CreditSection credit={value.credit} />
        </>
      )}
    </>
  );
}

const t = moneyTexts.credit;

/** 'GUTHABEN' (spec section 3): the balance and its entries. */
function CreditSection({ credit: { balance, entries } }: { credit: BillingView['credit'] }) {
  return (
    <section className={`stack line-above ${styles.section}`} aria-labelledby="guthaben">
      <h3 id="guthaben">{t.title}</h3>
      <p className={styles.price}>
        <strong>{t.balance(balance)}</strong>
      </p>
      <p className="hint">
        {t.how} {entries.length === 0 && t.empty}
      </p>
      {entries.length > 0 && (
        <ul role="list" className={`lined ${styles.rows}`} aria-label={t.history}>
          {entries.map(({ at, amount, kind, balance: after }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may share a moment.
            <li key={`${at} ${n}`}>
              <span className="medium">{t.kinds[kind]}</span>
              <time dateTime={at} className="muted digits">
                {formatDay(new Date(at))}
              </time>
              <span className={`digits ${styles.amount}`}>{signedCents(amount)}</span>
              <span className="hint">{t.after(after)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
