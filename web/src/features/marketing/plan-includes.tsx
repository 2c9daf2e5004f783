/** What is in the plan. */
import { texts as t } from './price-texts.ts';

export default function PlanIncludes() {
  return (
    <>
      <h3>{t.included}</h3>
      <ul className="stack gap-3 bullets">
        {t.includes.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p className="hint">{t.extraLocation}</p>
      <p className="hint">{t.tax}</p>
    </>
  );
}
