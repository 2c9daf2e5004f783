/**
 * A change's impact on those who wait, before it is saved; the save bar shows how many they are.
 */
import type { PlanImpact } from '@platzwart/domain/waiting-list/plan-impact';
import { Note } from '../../../ui/note.tsx';
import { AffectedNames, type WaitingRequest } from '../affected-names.tsx';
import { texts } from './texts.ts';
import type { KnownImpact } from './use-plan-impact.ts';

const t = texts.impact;

export function ImpactNote({ impact }: { impact: KnownImpact }) {
  if (impact === undefined) return null;
  if (impact === 'unknown') return <Note isLive>{t.loading}</Note>;
  if (impact.moved === 0) return null;
  return (
    <Note isWarm={impact.losing.length > 0}>
      <p>
        <strong>{t.moved(impact.moved)}</strong>
      </p>
      <ImpactText impact={impact} />
    </Note>
  );
}

export function ImpactText({ impact }: { impact: PlanImpact<WaitingRequest> }) {
  const { moved, gaining } = impact;
  const [losing, leftOut] = [impact.losing.length, impact.leftOut.length];
  const staying = moved - losing - gaining;
  const messages = [
    losing > 0 && t.losing(losing, leftOut, moved),
    gaining > 0 && t.gaining(gaining, moved),
    // `losing` and `gaining` may overlap: then the number of those who keep all times is unknown.
    staying > 0 && t.otherLists(staying, moved),
    losing > 0 && t.preferredTimesStay,
  ].filter((message) => message !== false);
  if (moved === 0 || messages.length === 0) return null;
  return (
    <>
      <p>{messages.join(' ')}</p>
      <AffectedNames impact={impact} />
    </>
  );
}
