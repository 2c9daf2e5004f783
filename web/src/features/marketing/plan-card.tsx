/** The plan with both prices and everything it includes. */

import styles from './pricing.module.css';
import { texts as t } from './pricing-texts.ts';
import { StartLink } from './start-link.tsx';
import { texts as shared } from './texts.ts';

export function PlanCard({ hasPractices }: { hasPractices: boolean }) {
  return (
    <section className={`stack gap-4 packed framed raised ${styles.plan}`} aria-labelledby="plan">
      <h2 id="plan">{t.planName}</h2>
      <p className={`lead ${styles.price}`}>
        <strong>{t.monthlyPrice}</strong> {t.monthly}
      </p>
      <p>{t.yearly}</p>
      <h3>{t.included}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={`stack gap-2 ${styles.includes}`}>
        {t.includes.map((entry) => (
          <li key={entry} className="line gap-3 top">
            <svg viewBox="0 0 16 16" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="m3 8.5 3.3 3.3L13 4.8" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {entry}
          </li>
        ))}
      </ul>
      <p className="hint">
        {t.extraLocation} {t.net}
      </p>
      <div className="row gap-3 across-4">
        <StartLink hasPractices={hasPractices} />
        {!hasPractices && <p className="hint">{shared.trial}</p>}
      </div>
    </section>
  );
}
