/** Asks once before times go that somebody waits for, or a location. */
import { Confirmation } from '../../../ui/confirmation.tsx';
import { ImpactText } from './impact-note.tsx';
import { texts } from './texts.ts';
import type { KnownImpact } from './use-plan-impact.ts';

const t = texts.ask;

type Props = {
  impact: KnownImpact;
  removed: readonly string[];
  /** For how many locations is paid afterwards, if that changes. */
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
          {/* The title has named them already where all of them lose. */}
          {(removed.length > 0 || impact.moved > losing) && <p>{texts.impact.moved(impact.moved)}</p>}
          <ImpactText impact={impact} />
        </>
      )}
      {paidThen !== undefined && <p>{t.leavesSubscription(paidThen)}</p>}
    </Confirmation>
  );
}
