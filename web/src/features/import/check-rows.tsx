/** A summary in numbers, and the one button that continues. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { countOf, countOnNoWaitingList, type PlannedRow } from './import-plan.ts';
import { texts } from './texts.ts';
import type { RowUploadState } from './use-row-upload.ts';

const t = texts.check;

type Props = {
  plan: readonly PlannedRow[];
  form: FormConfiguration;
  check: RowUploadState;
  /** Whether all open requests are loaded for comparison. */
  isOpenKnown: boolean;
  skipsOpen: boolean;
  onSkipsOpen: (skipsOpen: boolean) => void;
  onCheck: () => void;
  onImport: () => void;
};

export function CheckRows({ plan, form, check, isOpenKnown, skipsOpen, onSkipsOpen, onCheck, onImport }: Props) {
  const sent = plan.filter(({ isSent }) => isSent);
  const count = sent.length;
  const nowhere = countOnNoWaitingList(sent, form);
  const open = countOf(plan, 'alreadyOpen');
  const isChecking = check.status === 'running' || check.status === 'stopping';
  const isChecked = check.status === 'done';
  const hasNothing = plan.every(({ fate }) => fate !== 'ready' && fate !== 'alreadyOpen');
  const isReady = isChecked && isOpenKnown && count > 0;

  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className="stack gap-1">
        {(['ready', 'invalid', 'sameRow', 'samePerson', 'samePersonWaits'] as const).map((fate) => {
          const n = countOf(plan, fate);
          return n > 0 && <li key={fate}>{t.counts[fate](n)}</li>;
        })}
        {nowhere > 0 && <li>{t.counts.nowhere(nowhere)}</li>}
        {open > 0 && (
          <li>
            {t.counts.alreadyOpen(open)}
            <Checkbox
              name="import-offene-auslassen"
              label={t.skipOpen}
              checked={skipsOpen}
              onChange={(event) => onSkipsOpen(event.target.checked)}
            />
          </li>
        )}
      </ul>
      <div role="status">
        {isChecking && <p>{t.checking(check.results.size, check.of)}</p>}
        {check.status === 'stopped' && check.problem !== undefined && <Note isWarm>{check.problem}</Note>}
        {isChecked && !isOpenKnown && <p>{t.stillComing}</p>}
        {hasNothing && <Note isWarm>{t.nothing}</Note>}
      </div>
      {!hasNothing && (
        <div className="row across-3">
          {isChecked ? (
            <Button key="on" look="filled" aria-disabled={!isReady} onClick={onImport}>
              {t.import(count)}
            </Button>
          ) : (
            <Button key="on" look="filled" busy={isChecking} onClick={onCheck}>
              {check.status === 'stopped' ? t.retry : t.check}
            </Button>
          )}
          <span className="muted">{t.noEmails}</span>
        </div>
      )}
    </div>
  );
}
