/** A column that few choose; its code comes with it. */
import { formatOwnAnswer } from '@platzwart/domain/booking/own-format';
import { ownNames } from '@platzwart/domain/booking/questions';
import type { StoredRequest } from '../../../../entities/request/request-handling.tsx';
import { tooltip } from '../../../../ui/tooltip.ts';

/** What was answered to the practice's own questions; which these were, on pointing at it. */
export default function AnswersLine({ request }: { request: StoredRequest }) {
  const given = ownNames.flatMap((name) => request[name] ?? []);
  if (given.length === 0) return null;
  return (
    <span className="one-line" {...tooltip(given.map(formatOwnAnswer).join(' · '))}>
      {given.map(({ answer }) => answer).join(' · ')}
    </span>
  );
}
