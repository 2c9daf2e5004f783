import { formatDay } from '@platzwart/domain/dates/german-date';
import { Star } from 'lucide-react';
import { memo } from 'react';
import { fullName } from '../../entities/request/format-person.ts';
import { Button } from '../../ui/button.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { readOnlyNoteId } from './read-only-note.tsx';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';
import styles from './requests.module.css';
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
