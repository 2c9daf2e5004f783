/** Names of those who would lose preferred times through an unsaved change, on demand. */

import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { WithPreferredTimes } from '@platzwart/domain/waiting-list/offered-times';
import type { PlanImpact } from '@platzwart/domain/waiting-list/plan-impact';
import { useId } from 'react';
import styles from './settings.module.css';
import { texts } from './texts.ts';

const t = texts.affected;

/** The fields needed of a waiting request. */
export type WaitingRequest = WithId<
  WithPreferredTimes & Pick<TherapyRequest, 'firstname' | 'lastname'>
>;

/** Nobody reads more; after saving, a table filter shows everybody in no waiting list. */
const maxNames = 100;

export function AffectedNames({
  impact: { losing, leftOut },
}: {
  impact: PlanImpact<WaitingRequest>;
}) {
  const out = new Set(leftOut);
  const fewer = losing.filter((request) => !out.has(request));
  const total = leftOut.length + fewer.length;
  if (total === 0) return null;
  // Those who would be in no waiting list come first.
  const [named, others] = [
    leftOut.slice(0, maxNames),
    fewer.slice(0, Math.max(0, maxNames - leftOut.length)),
  ];
  return (
    <details className={styles.names}>
      <summary>{t.title(total)}</summary>
      <Names title={t.leftOut(leftOut.length)} requests={named} />
      <Names title={leftOut.length > 0 ? t.fewer(fewer.length) : undefined} requests={others} />
      {total > maxNames && <p className="apart strong">{t.more(total - maxNames)}</p>}
    </details>
  );
}

/** Without a title if the sentence above covers only them. */
function Names({
  title,
  requests,
}: {
  title: string | undefined;
  requests: readonly WaitingRequest[];
}) {
  const id = useId();
  if (requests.length === 0) return null;
  return (
    <>
      {title && (
        <p id={id} className="apart strong">
          {title}
        </p>
      )}
      <ul role="list" className="anywhere" aria-labelledby={title && id}>
        {requests.map((request) => (
          <li key={request.id}>
            {request.firstname} {request.lastname}
          </li>
        ))}
      </ul>
    </>
  );
}
