import { screenPaths } from '@platzwart/domain/screen-paths';
import { type ComponentProps, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useRequestHandling } from '../../entities/request/request-handling.tsx';
import { texts } from '../../features/administration/texts.ts';
import { describeFilter } from '../../features/requests/table/active-filters.tsx';
import { rowsId } from '../../features/requests/table/loaded-requests.tsx';
import { RequestsView } from '../../features/requests/table/requests-view.tsx';
import { useShownSamples } from '../../firebase/samples.ts';
import { BarPart } from '../../ui/bar-parts.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Loading } from '../../ui/states.tsx';
import { useAdministration } from './administration-context.ts';
import { ListsLine } from './lists-line.tsx';
import { useRequestSide } from './request-side.tsx';
import { useRecordVisit } from './use-record-visit.ts';

const FirstStepsContainer = lazyWhenOnline(() => import('./first-steps-container.tsx'));
const SaveList = lazyWhenOnline(() => import('../../features/lists/save-list.tsx'));
const NoRequestsContainer = lazyWhenOnline(() => import('./no-requests-container.tsx'));

/** The table of open requests; a new practice's first steps stay below it until all are done. */
export function RequestsScreen() {
  const { slug, role, openCount } = useAdministration();
  const samples = useShownSamples();
  useRecordVisit(slug);
  return (
    <>
      <ListsLine />
      <RequestsTable />
      {role === 'administrator' && openCount !== 0 && !samples && (
        <Suspense>
          <FirstStepsContainer isFolded />
        </Suspense>
      )}
    </>
  );
}

type Props = Pick<ComponentProps<typeof RequestsView>, 'list'>;

/** All of them, or only those of a list. */
export function RequestsTable(props: Props) {
  const { slug, uid, basePath, form, openCount, today } = useAdministration();
  const navigate = useNavigate();
  const locations = form?.selectableLocations ?? [];
  const { tags } = useRequestHandling();
  const { panel, editors, marks, exporting, printing } = useRequestSide();
  return (
    <>
      <BarPart place="skip">
        <a href={`#${rowsId}`}>{texts.toRequests}</a>
      </BarPart>
      <RequestsView
        {...props}
        openCount={openCount}
        whenEmpty={
          <div id={rowsId} tabIndex={-1}>
            <Suspense fallback={<Loading text={texts.loading} />}>
              <NoRequestsContainer />
            </Suspense>
          </div>
        }
        locations={locations}
        today={today}
        editors={editors}
        marks={marks}
        saveAsList={(seen) => (
          <Suspense>
            <SaveList
              slug={slug}
              uid={uid}
              basePath={basePath}
              words={describeFilter({ ...seen, tags, locations, term: '' }).join(', ')}
              listId={props.list?.id}
              {...seen}
            />
          </Suspense>
        )}
        onOpen={panel.open}
        onExport={exporting.exportRequests}
        archiveAddress={(term) =>
          term === ''
            ? undefined
            : `${basePath}/${screenPaths.archive}#${new URLSearchParams({ suche: term })}`
        }
        onCompare={(one, other) =>
          void navigate(`${basePath}/${screenPaths.compare(one.id, other.id)}`)
        }
        onImport={() => void navigate(`${basePath}/${screenPaths.import}`)}
        onPrint={printing.printRequests}
      />
    </>
  );
}
