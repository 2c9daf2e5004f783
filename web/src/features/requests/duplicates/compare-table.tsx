import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { PlannedMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import shared from '../requests.module.css';
import type { CompareRow } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { texts } from './texts.ts';

const t = texts.view;

type Props = {
  /** The request that stays. */
  first: StoredRequest;
  second: StoredRequest;
  /** What both become; undefined while unknown or impossible. */
  merged: TherapyRequest | undefined;
  rows: readonly CompareRow[];
  plan: OfferedPlan | undefined;
  onOpen: (id: string) => void;
};

/** Differences come first; equal rows are collapsed. */
export function CompareTable({ first, second, merged, rows, plan, onOpen }: Props) {
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const hasMerged = merged !== undefined;
  const week = (request: TherapyRequest) =>
    request.slots.length > 0 && (
      <span className={`block ${styles.week}`} aria-hidden="true">
        <PlannedMiniWeek request={request} plan={plan} isLarge />
      </span>
    );
  return (
    <div className="stack">
      {differing.length === 0 && <p>{t.allSame}</p>}
      {differing.length > 0 && (
        <table className={`full ${styles.table}`} data-merged={hasMerged ? '' : undefined}>
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">
                {t.first}
                <Opener request={first} onOpen={onOpen} />
                {week(first)}
              </th>
              <th scope="col">
                {t.second}
                <Opener request={second} onOpen={onOpen} />
                {week(second)}
              </th>
              {hasMerged && (
                <th scope="col">
                  {t.merged}
                  <span className={styles.name}>{fullName(merged)}</span>
                  {week(merged)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {differing.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                <Cell label={t.first} value={row.first} />
                <Cell
                  label={t.second}
                  value={row.second}
                  isDropped={row.isDropped}
                  aside={row.isDropped ? t.onlyArchive : undefined}
                />
                {hasMerged && (
                  <Cell
                    label={t.merged}
                    value={row.merged ?? ''}
                    isMerged
                    aside={t.origins[row.origin]}
                  />
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{t.same(same.map(({ label }) => label))}</summary>
          <dl className="facts gap-0">
            {same.map(({ key, label, first: value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="written">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Opener({ request, onOpen }: { request: StoredRequest; onOpen: (id: string) => void }) {
  return (
    <button
      type="button"
      className={`opener anywhere ${shared.name}`}
      aria-label={t.open(fullName(request))}
      onClick={() => onOpen(request.id)}
    >
      {fullName(request)}
    </button>
  );
}

type CellProps = {
  label: string;
  value: string;
  isMerged?: boolean;
  isDropped?: boolean;
  aside?: string | undefined;
};

/** On phones the table is none any more: each cell says whose it is. */
function Cell({ label, value, isMerged = false, isDropped = false, aside }: CellProps) {
  return (
    <td data-merged={isMerged ? '' : undefined} data-dropped={isDropped ? '' : undefined}>
      {/* Where no merged value stands below, the column's head says it for the eye. */}
      <span
        className={
          isMerged ? `hint only-tablet ${styles.cellLabel}` : 'hint only-tablet heard-tablet'
        }
      >
        {label}
      </span>
      <span className={value ? 'written' : 'muted'}>{value || t.nothing}</span>
      {aside !== undefined && <span className="hint unbroken"> {aside}</span>}
    </td>
  );
}
