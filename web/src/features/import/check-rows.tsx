/** A summary in numbers, and the one button that continues. */
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { countOf, type PlannedRow } from './import-plan.ts';
import { texts } from './texts.ts';
import type { RowUploadState } from './use-row-upload.ts';

const t = texts.check;

type Props = {
  plan: readonly PlannedRow[];
  /** Whether a column says since when people wait. */
  hasDates: boolean;
  skipsOpen: boolean;
  onSkipsOpen: (skipsOpen: boolean) => void;
};

/**
 * What neither the bar at the bottom nor the filter for errors says of the rows. Counts thousands:
 * only when they change.
 */
export const RowCounts = memo(function RowCounts({
  plan,
  hasDates,
  skipsOpen,
  onSkipsOpen,
}: Props) {
  const nowhere = plan.filter(({ isSent, isNowhere }) => isSent && isNowhere).length;
  const open = countOf(plan, 'alreadyOpen');
  const inFile = countOf(plan, 'likelySamePerson');
  const undated = hasDates ? plan.filter(lacksDay).length : 0;
  const vague = plan.filter((row) => row.isSent && hasVagueDay(row)).length;
  return (
    <ul role="list" className="stack gap-1 small">
      {(['sameRow', 'samePerson', 'samePersonWaits'] as const).map((fate) => {
        const n = countOf(plan, fate);
        return n > 0 && <li key={fate}>{t.counts[fate](n)}</li>;
      })}
      {nowhere > 0 && <li>{t.counts.nowhere(nowhere)}</li>}
      {undated > 0 && <li>{t.counts.today(undated)}</li>}
      {vague > 0 && <li>{t.counts.vague(vague)}</li>}
      {inFile > 0 && <li>{t.counts.likelySamePerson(inFile)}</li>}
      {open > 0 && <li>{t.counts.alreadyOpen(open)}</li>}
      {open + inFile > 0 && (
        <li>
          <Checkbox
            name="import-offene-auslassen"
            label={t.skipOpen}
            checked={skipsOpen}
            onChange={(event) => onSkipsOpen(event.target.checked)}
          />
        </li>
      )}
    </ul>
  );
});

/** Sent, and its date is empty or could not be read. */
function lacksDay({ isSent, row, details }: PlannedRow): boolean {
  return (
    isSent &&
    ((row.requestedOn ?? '').trim() === '' ||
      (!hasVagueDay({ details }) && details.some(({ field }) => field === 'requestedOn')))
  );
}

/** Its date names a span, or lacks its year. */
function hasVagueDay({ details }: Pick<PlannedRow, 'details'>): boolean {
  return details.some(({ code }) => code === 'vagueDay' || code === 'whichDay');
}

type NextProps = {
  /** What the columns lack. */
  missing: readonly string[];
  /** Undefined while the rows are being read. */
  plan: readonly PlannedRow[] | undefined;
  check: RowUploadState;
  /** Whether all open requests are loaded for comparison. */
  isOpenKnown: boolean;
  onCheck: () => void;
  onImport: () => void;
};

/** Always in sight: how many rows come in, or what is missing for that, and the next step. */
export function NextStep({ missing, plan, check, isOpenKnown, onCheck, onImport }: NextProps) {
  const count = plan?.filter(({ isSent }) => isSent).length ?? 0;
  const isChecking = check.status === 'running' || check.status === 'stopping';
  const isChecked = check.status === 'done';
  const isKnown = plan !== undefined && missing.length === 0;
  const hasNothing =
    isKnown &&
    plan.every(({ fate }) => !['ready', 'alreadyOpen', 'likelySamePerson'].includes(fate));
  return (
    <div className="row across-4 between bottom-bar">
      <div role="status" className="fill">
        {missing.map((message) => (
          <p key={message} className="strong">
            {message}
          </p>
        ))}
        {missing.length === 0 && !plan && <p>{texts.loading}</p>}
        {hasNothing && <p className="strong">{t.nothing}</p>}
        {isKnown && !hasNothing && (
          <p>
            <span className="strong">{t.coming(count, plan.length)}</span>
            <span className="hint">
              {' '}
              · {plan.length > count ? t.leftOut(plan.length - count) : t.noEmails}
            </span>
          </p>
        )}
        {isChecking && <p className="hint">{t.checking(check.done, check.of)}</p>}
        {check.status === 'stopped' && check.problem !== undefined && (
          <p className="problem">{check.problem}</p>
        )}
        {isChecked && !isOpenKnown && <p>{t.stillComing}</p>}
      </div>
      {!hasNothing &&
        (isChecked ? (
          <Button
            key="on"
            look="filled"
            aria-disabled={!isOpenKnown || count === 0}
            onClick={onImport}
          >
            {t.import(count)}
          </Button>
        ) : (
          <Button
            key="on"
            look="filled"
            busy={isChecking}
            aria-disabled={!isKnown}
            onClick={onCheck}
          >
            {check.status === 'stopped' ? t.retry : t.check}
          </Button>
        ))}
    </div>
  );
}
