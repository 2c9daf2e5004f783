import { formatDay } from '@platzwart/domain/dates/german-date';
import { Star } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { fullName } from './format-person.ts';
import { readOnlyNoteId } from './read-only-note.tsx';
import styles from './request.module.css';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';
import { texts } from './texts.ts';

/** Toggles a request's priority. */
export const PriorityStar = memo(function PriorityStar({ request }: { request: StoredRequest }) {
  const { prioritize, readOnlyReason } = useRowHandling();
  return (
    <Button
      look="plain"
      aria-label={texts.prioritize(fullName(request))}
      {...tooltip(
        readOnlyReason ??
          (request.prioritizedAt ? texts.prioritized(formatDay(request.prioritizedAt)) : texts.prioritize(fullName(request))),
      )}
      className={styles.star}
      aria-pressed={request.prioritized}
      aria-disabled={readOnlyReason !== undefined}
      aria-describedby={readOnlyReason === undefined ? undefined : readOnlyNoteId}
      onClick={() => prioritize(request, !request.prioritized)}
    >
      <Star size={18} aria-hidden="true" />
    </Button>
  );
});
