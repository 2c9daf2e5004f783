/** What is in the plan. */
import { texts as t } from './price-texts.ts';

export default function PlanIncludes() {
  return (
    <>
      <h3>{t.included}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className="stack gap-3 celled">
        {t.includes.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p className="hint">
        {t.extraLocation} {t.net}
      </p>
    </>
  );
}
