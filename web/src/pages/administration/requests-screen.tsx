import { type ComponentProps, Suspense, useEffect } from 'react';
import { recordVisit } from '../../features/administration/commands.ts';
import { RequestsView } from '../../features/requests/table/requests-view.tsx';
import { paths } from '../../paths.ts';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';

const FirstStepsHere = lazyWhenOnline(() => import('./first-steps-here.tsx'));

/** The table of the open requests; what a new practice does first stands above the empty one, and below the first rows. */
export function RequestsScreen() {
  const { slug, visit, role, openCount, archivedCount } = useAdministration();
  const isNew = openCount === 0 && archivedCount === 0;
  const steps = role === 'administrator' && openCount !== undefined && (
    <Suspense>
      <FirstStepsHere isFolded={!isNew} />
    </Suspense>
  );
  return (
    <>
      {visit.isKnown && <Visit slug={slug} />}
      <RequestsTable beginning={isNew && steps} />
      {!isNew && steps}
    </>
  );
}

type Props = Pick<ComponentProps<typeof RequestsView>, 'list' | 'beginning'>;

/** All of them, or only those of a list. */
export function RequestsTable(props: Props) {
  const { slug, basePath, form, openCount, visit, today } = useAdministration();
  const { panel, editors, marks, exporting, printing } = useRequestSide();
  return (
    <RequestsView
      {...props}
      openCount={openCount}
      importAddress={`${basePath}/import`}
      bookingLink={location.origin + paths.booking(slug)}
      locations={form?.selectableLocations ?? []}
      lastVisit={visit.last}
      today={today}
      editors={editors}
      marks={marks}
      onOpen={panel.open}
      onExport={exporting.exportRequests}
      onPrint={printing.printRequests}
    />
  );
}

/** Who opens the table has seen what is new: the dashboard counts from here. */
function Visit({ slug }: { slug: string }) {
  useEffect(() => void recordVisit(slug), [slug]);
  return null;
}
