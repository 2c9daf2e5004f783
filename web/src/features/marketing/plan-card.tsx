/** The plan: its price and everything it includes. */
import type { ReactNode } from 'react';
import styles from './pricing.module.css';
import { texts as t } from './pricing-texts.ts';
import { StartLink } from './start-link.tsx';
import { texts as shared } from './texts.ts';

/** `price`: with what it depends on. */
export function PlanCard({
  hasPractices,
  price,
  includes,
}: {
  hasPractices: boolean;
  price: ReactNode;
  includes: ReactNode;
}) {
  return (
    <section className={`framed raised stack gap-0 clipped ${styles.plan}`} aria-labelledby="plan">
      <div className={`stack gap-4 packed ${styles.side}`}>
        <h2 id="plan">{t.planName}</h2>
        {price}
        <div className="row gap-3 across-4">
          <StartLink hasPractices={hasPractices} />
          {!hasPractices && <p className="hint">{shared.trial}</p>}
        </div>
      </div>
      <div className={`stack gap-4 packed on-warm ${styles.side}`}>{includes}</div>
    </section>
  );
}
