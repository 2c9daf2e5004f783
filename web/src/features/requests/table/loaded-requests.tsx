import { conditionsOf, noFilter } from '@platzwart/domain/tags/request-filter';
import { Suspense, useMemo, useRef, useState } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import { useNews } from '../../../entities/request/news.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';
import { createActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { ArchiveMenu } from '../archive-menu.tsx';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import { ActiveFilters, describeFilter } from './active-filters.tsx';
import { ArrivalsBar } from './arrivals/arrivals-bar.tsx';
import { ColumnsButton } from './columns/columns-button.tsx';
import { useColumns } from './columns/use-columns.ts';
import { FilterButton } from './filter-panel.tsx';
import { MoreMenu } from './more-menu.tsx';
import { NewsStrip } from './news/news-strip.tsx';
import { PageOfRows } from './page-of-rows.tsx';
import { Paginator } from './paginator.tsx';
import type { RequestsViewProps } from './requests-view.tsx';
import { SearchField } from './search-field.tsx';
import { shareChosen } from './selection/selection.ts';
import { useSelection } from './selection/use-selection.ts';
import { StillComing } from './still-coming.tsx';
import own from './table.module.css';
import { tableTexts } from './table-texts.ts';
import { useFocusAfterArchive } from './use-focus-after-archive.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useRequestsInView } from './use-requests-in-view.ts';
import type { Order } from './use-table-address.ts';

const FollowUpRoundConfirmation = lazyWhenOnline(
  () => import('../follow-up-round/follow-up-round-confirmation.tsx'),
);
const loadBar = () => import('./selection/selection-bar.tsx').then((part) => part.SelectionBar);

const t = tableTexts.selection;
const nobody: readonly StoredRequest[] = [];

/** The rows, for links that skip what is before them. */
export const rowsId = 'anfragen-liste';

type Props = RequestsViewProps & {
  requests: readonly StoredRequest[];
  isComplete: boolean;
};

export function LoadedRequests({
  requests: open,
  isComplete,
  openCount,
  locations,
  today,
  onOpen,
  list,
  ...given
}: Props) {
  const { slug, tags, rule, readOnlyReason } = useRequestHandling();
  const [asked, setAsked] = useState<readonly StoredRequest[] | undefined>(undefined);
  const view = useRequestsInView({ open, isComplete, list: list?.filter });
  const { address, found, shown, page, filter } = view;
  const { order } = view;
  const isNarrow = useIsNarrow();
  const [menu] = useState(createActionMenu<StoredRequest>);
  const [columns, setColumns] = useColumns();
  const [isMode, setMode] = useState(false);
  const base = list?.filter ?? noFilter;
  const filters = { filter, base, tags, locations, onFilter: view.setFilter };

  // Choosing serves changes and hand-outs.
  const mayChoose =
    readOnlyReason === undefined || given.onExport !== undefined || given.onPrint !== undefined;
  const selection = useSelection(shown);
  const chosen = useMemo(
    () => (selection.ids.size === 0 ? nobody : open.filter(({ id }) => selection.ids.has(id))),
    [open, selection.ids],
  );
  const share = useMemo(() => shareChosen(selection.ids, page.rows), [selection.ids, page.rows]);
  const { part: SelectionBar, ...barPart } = useLazyModule(
    loadBar,
    selection.ids.size > 0 || isMode,
  );
  const focusAfterArchive = useFocusAfterArchive(page.rows);

  // Locations arrive as a new array on each render of the page.
  const placesText = JSON.stringify(locations.map(({ id, title }) => [id, title]));
  const places = useMemo(
    () => new Map(JSON.parse(placesText) as [id: string, title: string][]),
    [placesText],
  );
  // What all of a list's requests carry, its rows need not say.
  const common =
    list && (filter.anyOf.length === 1 ? [...filter.allOf, ...filter.anyOf] : filter.allOf);
  const shownTags = useMemo(
    () => (common ? new Map([...tags].filter(([id]) => !common.includes(id))) : tags),
    [tags, common],
  );
  const data = useMemo(() => ({ today, tags: shownTags, places }), [today, shownTags, places]);

  const news = useNews();
  const rows = useRef<HTMLDivElement>(null);
  const title = list?.title ?? texts.title;
  // The practice's counter includes requests that are still loading.
  const isCounted = isComplete || (!view.isSearch && !list && openCount !== undefined);
  const total = isComplete ? open.length : Math.max(openCount ?? 0, open.length);
  const count = view.isSearch
    ? texts.found(found.length, total)
    : list
      ? isNarrow
        ? tableTexts.list.countInShort(found.length)
        : tableTexts.list.count(found.length)
      : texts.openCount(total);
  const shared = {
    label: title,
    rows: page.rows,
    data,
    menu,
    onOpen,
    chosen: selection.ids,
    onToggle: selection.toggle,
    onChoosingKey: selection.onKeyDown,
    mayChoose,
    newIds: view.newIds,
    editors: given.editors,
    marks: given.marks,
    noteOf: view.noteOf,
  };
  const table = {
    columns,
    order,
    onSort: (next: Order) => address.set({ order: next }),
    share,
    onChoosePage: (isOn: boolean) => selection.setAll(page.rows, isOn),
  };
  const { onPrint } = given;
  const printFound =
    onPrint &&
    ((those: typeof shown, of: string) =>
      onPrint(those, of, describeFilter({ ...filters, term: view.typed })));
  const paginator = (
    <Paginator
      page={page}
      total={isComplete || view.isSearch || list ? undefined : total}
      size={address.size}
      onPage={(n) => address.set({ page: n })}
      onSize={(size) => address.set({ size })}
    />
  );

  // Stays mounted while all are being archived, to show refusals.
  const bar = SelectionBar && (
    <SelectionBar
      chosen={chosen}
      hidden={chosen.length - shown.filter(({ id }) => selection.ids.has(id)).length}
      allFound={
        share === 'all' && page.total > page.rows.length && chosen.length < page.total
          ? shown
          : undefined
      }
      title={title}
      onChoose={(those) => selection.setAll(those, true)}
      onForget={(those) => selection.setAll(those, false)}
      onClear={selection.clear}
      onCompare={given.onCompare}
      onExport={given.onExport}
      onPrint={given.onPrint}
    />
  );
  if (open.length === 0 && isComplete) {
    return (
      <>
        {given.whenEmpty}
        {bar}
      </>
    );
  }

  const showNews = () => {
    const fresh = open.filter(({ id }) => news.ids.has(id));
    const first = order === 'newest' ? fresh.at(-1) : fresh[0];
    view.setTyped('');
    view.setFilter({ ...noFilter, isNew: true });
    if (first) onOpen(first.id);
  };

  return (
    <>
      {!list && (
        <NewsStrip
          today={today}
          rows={rows}
          onShow={showNews}
          onReadAll={() => filter.isNew && view.setFilter({ ...filter, isNew: false })}
        />
      )}
      <div className={`row across-4 ${styles.toolbar}`}>
        <p role="status" className="strong digits">
          {isCounted ? count : tableTexts.loadingRest}
          {isCounted && !isComplete && <StillComing why={tableTexts.loadingRest} />}
        </p>
        <SearchField
          term={view.typed}
          onTerm={view.setTyped}
          onLeave={() =>
            page.rows[0] ? view.reveal(page.rows[0].id) : view.aids?.focusArchiveHits()
          }
        />
        <div className={`row gap-1 compact ${own.tools}`}>
          <FilterButton
            {...filters}
            matching={view.matching}
            found={isComplete ? found.length : undefined}
          />
          {!isNarrow && <ColumnsButton columns={columns} onColumns={setColumns} />}
          <MoreMenu
            found={shown}
            title={title}
            order={order}
            onSort={table.onSort}
            hasDeadlines={Boolean(rule)}
            onExport={isComplete ? given.onExport : undefined}
            onPrint={isComplete ? printFound : undefined}
            onImport={readOnlyReason === undefined ? given.onImport : undefined}
            onAsk={
              isComplete && found.length > 0 && readOnlyReason === undefined ? setAsked : undefined
            }
          />
        </div>
        {!isNarrow && found.length > 0 && isCounted && paginator}
        {/* Who may only read hands out what was found, in the menu. */}
        {isNarrow && (readOnlyReason === undefined || isMode) && (
          <Button
            look={isMode ? 'outlined' : 'plain'}
            className={own.mode}
            onClick={() => {
              setMode(!isMode);
              if (isMode) selection.clear();
            }}
          >
            {isMode ? t.endMode : t.mode}
          </Button>
        )}
      </div>
      <ActiveFilters
        {...filters}
        save={
          readOnlyReason === undefined &&
          given.saveAsList?.({ filter, isSearched: view.typed.trim() !== '' })
        }
      />
      {asked && (
        <Suspense fallback={null}>
          <FollowUpRoundConfirmation
            slug={slug}
            requests={asked}
            onEnd={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {found.length === 0 && isComplete && (
        <NoMatch
          isList={list !== undefined && !view.isSearch}
          isFiltered={conditionsOf(filter) > 0}
          onReset={() => {
            view.setTyped('');
            view.setFilter(base);
          }}
        />
      )}
      {found.length === 0 && !isComplete && <Loading text={tableTexts.wait} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows in it. */}
      <div
        ref={rows}
        id={rowsId}
        tabIndex={-1}
        className={own.rows}
        onKeyDown={view.aids?.stepBetweenResults}
      >
        {found.length > 0 &&
          // In any other order, each loaded batch would replace the first row.
          (order !== 'oldest' && !isComplete ? (
            <Loading text={tableTexts.wait} />
          ) : (
            <PageOfRows
              isNarrow={isNarrow}
              isLong={view.isLong}
              isChoosing={isMode}
              revealed={view.revealed}
              shared={shared}
              table={table}
            />
          ))}
        <ArrivalsBar held={view.held} elsewhere={view.elsewhere} onShow={view.showArrivals} />
        {/* The address waits for a pause: each term is a query. */}
        {view.aids && given.archiveAddress && (
          <view.aids.ArchiveHits
            slug={slug}
            term={address.term.trim()}
            addressOf={given.archiveAddress}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {t.chosenAloud(chosen.length)}
      </p>
      {bar}
      {barPart.hasFailed && selection.ids.size > 0 && (
        <LoadFailure title={tableTexts.partFailed} retry={barPart.retry} />
      )}
      {isNarrow && found.length > 0 && isCounted && paginator}
      <ArchiveMenu
        menu={menu}
        onArchive={focusAfterArchive.remember}
        finalFocus={focusAfterArchive.target}
      />
    </>
  );
}

type NoMatchProps = { isList: boolean; isFiltered: boolean; onReset: () => void };

function NoMatch({ isList, isFiltered, onReset }: NoMatchProps) {
  if (isList) return <NobodyOnList />;
  return (
    <Empty
      title={texts.noMatch.title}
      action={<Button onClick={onReset}>{isFiltered ? texts.showAll : texts.searchReset}</Button>}
    >
      <p>{texts.noMatch.text}</p>
    </Empty>
  );
}

export function NobodyOnList() {
  return (
    <Empty title={tableTexts.list.empty.title}>
      <p>{tableTexts.list.empty.text}</p>
    </Empty>
  );
}
