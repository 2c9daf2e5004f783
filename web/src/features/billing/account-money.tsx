import type { BillingView } from '@platzwart/domain/billing/billing';
import type { RemoteValue } from '../../calls/use-remote-value.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { CreditSection } from './credit-section.tsx';
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
        <div className={`stack ${styles.section}`}>
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
