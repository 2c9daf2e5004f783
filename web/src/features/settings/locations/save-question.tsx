/** Confirms a save that removes a location, or times that somebody waits for. */
import { Confirmation } from '../../../ui/confirmation.tsx';
import { ImpactText } from './impact-note.tsx';
import { texts } from './texts.ts';
import type { KnownImpact } from './use-plan-impact.ts';

const t = texts.ask;

type Props = {
  impact: KnownImpact;
  removed: readonly string[];
  /** The number of locations billed afterwards, if it changes. */
  paidThen: number | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function SaveQuestion({ impact, removed, paidThen, onConfirm, onCancel }: Props) {
  const isKnown = impact !== 'unknown';
  const losing = impact === undefined || impact === 'unknown' ? 0 : impact.losing.length;
  const title = removed.length > 0 ? t.removing(removed) : isKnown ? t.losing(losing) : t.unknown;
  return (
    <Confirmation
      title={title}
      isDangerous
      confirm={t.confirm}
      cancel={t.cancel}
      busy={undefined}
      problem={undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!isKnown && <p>{texts.impact.loading}</p>}
      {isKnown && (impact === undefined || impact.moved === 0) && <p>{texts.impact.nobody}</p>}
      {isKnown && impact !== undefined && impact.moved > 0 && (
        <>
          {/* The title already names them if all of them lose times. */}
          {(removed.length > 0 || impact.moved > losing) && (
            <p>{texts.impact.moved(impact.moved)}</p>
          )}
          <ImpactText impact={impact} />
        </>
      )}
      {paidThen !== undefined && <p>{t.leavesSubscription(paidThen)}</p>}
    </Confirmation>
  );
}
