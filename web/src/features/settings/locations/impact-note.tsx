/** What a change would mean for those who wait, said before it is saved; how many they are stands in the bar that saves. */
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
    // Whoever loses and gains counts in both: then nobody is known to keep all of them.
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
