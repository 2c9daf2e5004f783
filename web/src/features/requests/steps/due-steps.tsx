import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { useMemo } from 'react';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { usePossibleDuplicates } from '../duplicates/use-possible-duplicates.ts';
import { useContactLogging } from './contact-logging.tsx';
import { dueCount } from './open-steps.ts';
import { stepTexts } from './step-texts.ts';

/** A larger number would lie over its sign in the bar at the bottom. */
const maxOnPhone = 999;

/**
 * What is to do, as many as 'Zu tun' lists, for the navigation; nothing if none is due, or while
 * requests are loading. `more`: steps of other kinds.
 */
export function DueSteps({ today, more }: { today: IsoDate; more: number }) {
  const { open, plan, readOnlyReason } = useRequestHandling();
  const { withLogged } = useContactLogging();
  const pairs = usePossibleDuplicates();
  const requests = open.status === 'loaded' && open.isComplete ? open.value : undefined;
  const ofRequests = useMemo(
    () => (requests ? dueCount(requests.map(withLogged), today, plan) : 0),
    [requests, withLogged, today, plan],
  );
  const due = requests ? ofRequests + pairs.length + more : more;
  if (due === 0) return null;
  return (
    <span className="figure due" data-quiet={readOnlyReason && ''} {...tooltip(stepTexts.due(due))}>
      {due > maxOnPhone ? (
        <>
          <span className="heard-tablet">{stepTexts.number(due)}</span>
          <span className="only-tablet" aria-hidden="true">
            {`${stepTexts.number(maxOnPhone)}+`}
          </span>
        </>
      ) : (
        stepTexts.number(due)
      )}
      <span className="visually-hidden"> {stepTexts.dueWord}</span>
    </span>
  );
}
