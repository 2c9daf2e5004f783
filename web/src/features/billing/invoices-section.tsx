/** The next invoice and past ones. */

import type { BillingView } from '@platzwart/domain/billing/billing';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { cents } from '../../entities/money/format-money.ts';
import { Chip } from '../../ui/chip.tsx';
import styles from './billing.module.css';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';

const t = moneyTexts.invoices;

export function InvoicesSection({ view: { invoices } }: { view: BillingView }) {
  return (
    <section className={`stack line-above ${styles.section}`} aria-labelledby="rechnungen">
      <h3 id="rechnungen">{t.title}</h3>
      {invoices.length === 0 ? (
        <p className="hint">{t.empty}</p>
      ) : (
        <ul role="list" className={`lined taps ${styles.rows}`}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Invoice({
  invoice: { number, at, total, status, pdf, page },
}: {
  invoice: BillingView['invoices'][number];
}) {
  const name = number ?? t.unnumbered;
  const isDue = status === 'open' || status === 'uncollectible';
  const address = pdf ?? page;
  const what = pdf ? t.pdf : t.page;
  return (
    <li>
      <span className="medium">{name}</span>
      <time dateTime={at} className="muted digits">
        {formatDay(new Date(at))}
      </time>
      <span className={`digits ${styles.amount}`}>{cents(total)}</span>
      <span>
        <Chip color={isDue ? 'warm' : 'grey'}>{t.statuses[status]}</Chip>
      </span>
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={`${t.named(what, name)} ${texts.newTab}`}
        >
          {what}
        </a>
      )}
    </li>
  );
}
