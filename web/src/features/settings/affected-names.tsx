/** Who loses wished times by a change that is not saved yet, by name, for who asks. */
import type { Wishing } from '@platzwart/domain/offered-times';
import type { PlanImpact } from '@platzwart/domain/plan-impact';
import type { TherapyRequest, WithId } from '@platzwart/domain/request';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** What is asked of a waiting request. */
export type WaitingRequest = WithId<Wishing & Pick<TherapyRequest, 'firstname' | 'lastname'>>;

/** Nobody reads more; after saving a filter of the table shows all who stand in no list. */
const mostNamed = 100;

export function AffectedNames({ impact: { losing, leftOut } }: { impact: PlanImpact<WaitingRequest> }) {
  const out = new Set(leftOut);
  // Whoever would stand in no list any more comes first.
  const named = [...leftOut, ...losing.filter((request) => !out.has(request))];
  if (named.length === 0) return null;
  const t = texts.affected;
  return (
    <details className={styles.names}>
      <summary>{t.title(named.length)}</summary>
      <ul>
        {named.slice(0, mostNamed).map((request) => (
          <li key={request.id}>
            {request.firstname} {request.lastname}
            {out.has(request) && ` – ${t.leftOut}`}
          </li>
        ))}
        {named.length > mostNamed && <li>{t.more(named.length - mostNamed)}</li>}
      </ul>
    </details>
  );
}
