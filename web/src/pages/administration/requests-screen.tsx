import { screenPaths } from '@platzwart/domain/screen-paths';
import { type ComponentProps, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../../features/administration/texts.ts';
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
const SaveRuleButton = lazyWhenOnline(() =>
  import('../../features/lists/save-rule-button.tsx').then((part) => ({
    default: part.SaveRuleButton,
  })),
);
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
  const { slug, basePath, form, openCount, today } = useAdministration();
  const navigate = useNavigate();
  const locations = form?.selectableLocations ?? [];
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
        saveAsList={({ tags, locationId }) => (
          <Suspense>
            <SaveRuleButton
              slug={slug}
              basePath={basePath}
              tags={tags}
              locationId={locationId}
              locations={locations}
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
