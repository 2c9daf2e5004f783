/** The plan: its price and everything it includes. */
import type { ReactNode } from 'react';
import styles from './pricing.module.css';
import { texts as t } from './pricing-texts.ts';
import { StartLink } from './start-link.tsx';
import { texts as shared } from './texts.ts';

/** `children`: the price, and what it depends on. */
export function PlanCard({ hasPractices, children }: { hasPractices: boolean; children: ReactNode }) {
  return (
    <section className={`framed raised ${styles.plan}`} aria-labelledby="plan">
      <div className={`stack gap-5 packed ${styles.side}`}>
        <h2 id="plan">{t.planName}</h2>
        {children}
        <div className="row gap-3 across-4">
          <StartLink hasPractices={hasPractices} />
          {!hasPractices && <p className="hint">{shared.trial}</p>}
        </div>
      </div>
      <div className={`stack gap-4 packed on-warm ${styles.side}`}>
        <h3>{t.included}</h3>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
        <ul role="list" className={`stack gap-3 ${styles.includes}`}>
          {t.includes.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <p className="hint">
          {t.extraLocation} {t.net}
        </p>
      </div>
    </section>
  );
}
