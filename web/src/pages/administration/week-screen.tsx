import { sitePaths } from '@platzwart/domain/site-paths';
import { useMemo } from 'react';
import { PriorityStar } from '../../features/requests/priority-star.tsx';
import { useTellReadingOrder } from '../../features/requests/reading-order.tsx';
import { type StoredRequest, useRequestHandling } from '../../features/requests/request-handling.tsx';
import { TagChips } from '../../features/requests/tag-chips.tsx';
import { WeekView } from '../../features/waiting-list/week-view.tsx';
import { useAdministration, useAllOpen } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';
import { NeedsForm } from './screen.tsx';

/** The week: who waits when, and who is next. */
export default function WeekScreen() {
  const { slug, title, now, today, mayExport } = useAdministration();
  const { isLeaving, tags } = useRequestHandling();
  const { panel } = useRequestSide();
  const open = useAllOpen();
  const parts = useMemo(
    () => ({
      star: (request: StoredRequest) => <PriorityStar request={request} />,
      tagChips: (request: StoredRequest) => <TagChips ids={request.tags} tags={tags} />,
      readingOrder: (requests: readonly StoredRequest[]) => <ReadingOrder requests={requests} />,
    }),
    [tags],
  );
  return (
    <NeedsForm>
      {(form) => (
        <WeekView
          {...parts}
          slug={slug}
          form={form}
          today={today}
          now={now}
          open={open}
          tags={tags}
          isLeaving={isLeaving}
          onOpen={panel.open}
          bookingLink={location.origin + sitePaths.booking(slug)}
          practiceTitle={title}
          mayPrint={mayExport}
        />
      )}
    </NeedsForm>
  );
}

/** 'Next' in the panel uses the waiting list's order. */
function ReadingOrder({ requests }: { requests: readonly StoredRequest[] }) {
  useTellReadingOrder(requests);
  return null;
}
