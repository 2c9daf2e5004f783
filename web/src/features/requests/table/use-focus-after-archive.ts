import { useRef } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import { archiveTriggerId } from '../archive-trigger.tsx';

/** After archiving, moves focus to the same button of the row that moves up, for keyboard users. */
export function useFocusAfterArchive(rows: readonly StoredRequest[]) {
  const next = useRef<string | undefined>(undefined);
  return {
    remember: (request: StoredRequest) => {
      const at = rows.findIndex(({ id }) => id === request.id);
      next.current = (rows[at + 1] ?? rows[at - 1])?.id;
    },
    target: () => {
      const element =
        next.current === undefined ? null : document.getElementById(archiveTriggerId(next.current));
      next.current = undefined;
      return element ?? findViewHeading() ?? (true as const);
    },
  };
}
