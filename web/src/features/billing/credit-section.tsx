/** 'GUTHABEN' (spec section 3): the balance and its entries. */

import type { BillingView } from '@platzwart/domain/billing/billing';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { signedCents } from '../../entities/money/format-money.ts';
import styles from './billing.module.css';
import { moneyTexts } from './money-texts.ts';

const t = moneyTexts.credit;

export function CreditSection({ credit: { balance, entries } }: { credit: BillingView['credit'] }) {
  return (
    <section className={`stack ${styles.section}`} aria-labelledby="guthaben">
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
