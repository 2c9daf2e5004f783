import { formatDay } from '@platzwart/domain/dates/german-date';
import { Star } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { keyed } from '../keys/keys.ts';
import { fullName } from './format-person.ts';
import styles from './request.module.css';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';
import { texts } from './texts.ts';

/** Toggles a request's priority; only a mark for whoever may only read. */
export const PriorityStar = memo(function PriorityStar({ request }: { request: StoredRequest }) {
  const { prioritize, readOnlyReason } = useRowHandling();
  const since = request.prioritizedAt
    ? texts.prioritized(formatDay(request.prioritizedAt))
    : undefined;
  // Whoever may only read sees who is prioritised, and no switch that does nothing.
  if (readOnlyReason !== undefined) {
    return (
      request.prioritized && (
        <span className={styles.starMark} {...tooltip(since)}>
          <Star size={18} aria-hidden="true" />
          <span className="visually-hidden">{texts.isPrioritized}</span>
        </span>
      )
    );
  }
  return (
    <Button
      look="plain"
      {...keyed('star')}
      aria-label={texts.prioritize(fullName(request))}
      {...tooltip(since ?? texts.prioritize(fullName(request)))}
      className={styles.star}
      aria-pressed={request.prioritized}
      onClick={() => prioritize(request, !request.prioritized)}
    >
      <Star size={18} aria-hidden="true" />
    </Button>
  );
});
