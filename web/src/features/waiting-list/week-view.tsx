import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { weekdayOf } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { requestParameter, screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router';
import {
  type StoredRequest,
  useAllOpen,
  useRequestHandling,
} from '../../entities/request/request-handling.tsx';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chip.tsx';
import { viewHeading } from '../../ui/overlay/row-focus.ts';
import { useHasPanelBeside } from '../../ui/overlay/shown-beside.ts';
import { Empty } from '../../ui/states.tsx';
import { ChoiceBar } from './people/choice-bar.tsx';
import { chosenTimes, keysStillShown, nameOf, withToggled } from './people/chosen-times.ts';
import { NothingChosen } from './people/nothing-chosen.tsx';
import { OfferButton } from './people/offer-button.tsx';
import { SideSheet } from './people/side-sheet.tsx';
import { WaitingPanel } from './people/waiting-panel.tsx';
import type { PersonParts } from './people/waiting-person.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { useWeekPrinting } from './print/use-week-printing.tsx';
import { texts } from './texts.ts';
import { VacanciesContext } from './week/free-places.ts';
import { LocationChoice, LocationHeading } from './week/location-choice.tsx';
import { PointedCellContext } from './week/pointed-cell.ts';
import { useCounts } from './week/use-counts.ts';
import { useWeekAddress, type WeekAddressState } from './week/use-week-address.ts';
import { useVacanciesOfWeek } from './week/vacancies-of-week.ts';
import styles from './week/week.module.css';
import { type Shown, shownPlaces, type WeekAddress } from './week/week-address.ts';
import { useWeekFilterChoice } from './week/week-filter-choice.tsx';
import { cellsIn, comparedTables, type WeekCell, weekTable } from './week/week-table.ts';
import { Weeks } from './week/weeks.tsx';

type WeekViewProps = Pick<PersonParts, 'now' | 'onOpen'> & {
  slug: string;
  form: FormConfiguration;
  today: IsoDate;
  practiceTitle: string;
  mayPrint: boolean;
  /** In a practice without any request: shows its week with invented people. */
  samples?: ReactNode;
};

/** The week with its heatmap and, for chosen slots, the waiting requests in order. */
export function WeekView(props: WeekViewProps) {
  const own = useWeekAddress();
  const shown = shownPlaces(own.address, props.form.selectableLocations);
  const vacancies = useVacanciesOfWeek(props.slug);
  return (
    <section className="stack packed" aria-labelledby="woche-titel">
      <h2 {...viewHeading} id="woche-titel" className="visually-hidden">
        {texts.title}
      </h2>
      <PlanProgress slug={props.slug} />
      {shown ? (
        <VacanciesContext value={vacancies}>
          <ShownWeek {...props} {...own} shown={shown} />
        </VacanciesContext>
      ) : (
        <Empty title={texts.noPlan.title}>
          <p>{texts.noPlan.text}</p>
        </Empty>
      )}
    </section>
  );
}

type Place = FormConfiguration['selectableLocations'][number];

const none: readonly string[] = [];

function ShownWeek({
  shown,
  address,
  linkTo,
  go,
  ...props
}: WeekViewProps & WeekAddressState & { shown: Shown<Place> }) {
  const { slug, form, today, now, onOpen } = props;
  const { tags, isLeaving, readOnlyReason } = useRequestHandling();
  const open = useAllOpen();
  const places = form.selectableLocations;
  const ids = shown.places.map(({ id }) => id).join(' ');
  const areTogether = shown.kind === 'everywhere';
  const offered = useMemo(() => offeredCells(form), [form]);
  const tables = useMemo(
    () => tablesOf(form, ids.split(' '), areTogether),
    [form, ids, areTogether],
  );
  const cells = useMemo(() => tables.flatMap(cellsIn), [tables]);
  const times = useMemo(
    () => chosenTimes(address.keys, cells, areTogether),
    [address.keys, cells, areTogether],
  );
  const locations = useMemo(
    () => (places.length > 1 ? new Map(places.map(({ id, title }) => [id, title])) : undefined),
    [places],
  );
  const { counts, all, fitting, retry } = useCounts({
    slug,
    locationIds: ids.split(' '),
    filter: address.filter,
    open,
  });

  const isNobodyThere = isEmpty(all);

  const [wantsSeveral, setWantsSeveral] = useState(false);
  const isSeveral = wantsSeveral || times.length > 1;
  const [pointed, setPointed] = useState<readonly string[]>(none);
  const [pointedCell, setPointedCell] = useState<readonly string[]>(none);
  const openRequest = useOpenRequest(open);
  const hasPanel = useHasPanelBeside();
  const [isListWanted, setListWanted] = useState(false);
  const isCounted = counts !== undefined;
  const weeks = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const hasPressed = useRef<boolean>(false);
  const leavesList = useRef<boolean>(false);
  useEffect(() => {
    // On small screens the list is below the week, on phones a sheet over it; in multiple choice,
    // the user is not done yet.
    if (hasPressed.current && times.length === 1)
      side.current?.scrollIntoView?.({ block: 'nearest' });
    const isSheet = side.current !== null && getComputedStyle(side.current).position === 'fixed';
    if (isSheet && isCounted && times.length > 0)
      chosenCell(weeks.current)?.scrollIntoView?.({ block: 'nearest' });
    hasPressed.current = false;
    // The list of times gave way to who waits.
    if (leavesList.current && times.length > 0)
      chosenCell(weeks.current)?.focus({ preventScroll: true });
    leavesList.current = false;
  }, [times, isCounted]);

  const show = (place: string, compared: string) =>
    go((before) => {
      const after = { ...before, place, compared };
      const then = shownPlaces(after, places);
      const shownCells = tablesOf(
        form,
        then?.places.map(({ id }) => id) ?? [],
        then?.kind === 'everywhere',
      ).flatMap(cellsIn);
      return { place, compared, keys: keysStillShown(times, shownCells) };
    }, true);

  const press = useCallback(
    (event: MouseEvent, cell: WeekCell) => {
      const adds = event.ctrlKey || event.metaKey || isPlus(event.target);
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (adds) setWantsSeveral(true);
      if (adds || isSeveral)
        go(({ keys }) => ({ keys: withToggled(keys, cell) }), times.length === 0);
      else go(() => ({ keys: nameOf(cell) }), true);
      hasPressed.current = !adds && !isSeveral;
    },
    [go, isSeveral, times.length],
  );
  const pressInList = (event: MouseEvent, cell: WeekCell) => {
    press(event, cell);
    leavesList.current = event.defaultPrevented;
  };
  const cellLink = (cell: WeekCell) =>
    linkTo({ keys: isSeveral ? withToggled(address.keys, cell) : nameOf(cell) });

  const close = useCallback(() => {
    setWantsSeveral(false);
    setListWanted(false);
    // The close button disappears, so focus the chosen cell.
    const stop = weeks.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    (chosenCell(weeks.current) ?? stop)?.focus();
    go(() => ({ keys: none, match: 'all' }), true);
  }, [go]);

  const showList = () => {
    setListWanted(true);
    side.current?.scrollIntoView?.({ block: 'start' });
    side.current?.focus({ preventScroll: true });
  };
  const setSeveral = () => {
    // Leaving multiple choice keeps only the last one.
    if (isSeveral) go(({ keys }) => ({ keys: keys.slice(-1), match: 'all' }), false);
    setWantsSeveral(!isSeveral);
    setListWanted(false);
  };
  const match = useCallback((match: WeekAddress['match']) => go(() => ({ match }), false), [go]);
  const filtering = useWeekFilterChoice({
    filter: address.filter,
    tags,
    onFilter: (change) => go((now) => ({ filter: change(now.filter) }), false),
  });
  const printing = useWeekPrinting({
    ...props,
    open,
    tags,
    shown,
    tables,
    counts,
    times,
    address,
    offered,
  });

  return (
    <>
      <div className={`row across-5 if-any ${styles.toolbar}`}>
        <LocationChoice places={places} shown={shown} onShow={show} />
        {!isNobodyThere && (
          <>
            {filtering.buttons}
            <ToggleChip isOn={isSeveral} onClick={setSeveral}>
              {texts.several}
            </ToggleChip>
            {props.mayPrint && (
              <Button
                look="plain"
                className="far"
                aria-disabled={counts === undefined}
                onClick={printing.printWeek}
              >
                {printing.icon}
                {texts.print}
              </Button>
            )}
          </>
        )}
      </div>
      {isNobodyThere ? (
        <p className="hint">
          {texts.toChoose(cells.length)}{' '}
          {readOnlyReason === undefined && (
            <Link to={`${sitePaths.administration(slug)}/${screenPaths.setting('locations')}`}>
              {texts.changePlan}
            </Link>
          )}
        </p>
      ) : (
        filtering.panel
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape takes the choice away wherever the focus is in week and list. */}
      <div
        className={`stack gap-5 top ${styles.columns}`}
        data-kind={shown.kind}
        data-empty={isNobodyThere ? '' : undefined}
        onKeyDown={(event) => {
          // A panel beside the week closes first.
          if (
            event.key === 'Escape' &&
            !event.defaultPrevented &&
            !hasPanel &&
            address.keys.length > 0
          )
            close();
        }}
      >
        <Weeks
          ref={weeks}
          shown={shown}
          tables={tables}
          counts={counts}
          fitting={fitting}
          retry={retry}
          heading={(index) => (
            <LocationHeading index={index} places={places} shown={shown} onShow={show} />
          )}
          filter={address.filter}
          today={weekdayOf(today)}
          chosen={useMemo(() => new Set(times.flatMap(({ keys }) => keys)), [times])}
          outlined={useMemo(
            () => new Set(pointed.length > 0 ? pointed : openRequest?.slotKeys),
            [pointed, openRequest],
          )}
          linkTo={cellLink}
          onPress={press}
          onPoint={setPointedCell}
        />
        {isSeveral && times.length > 0 && (
          <ChoiceBar count={times.length} onShow={showList}>
            {times.length > 1 && times.every(({ keys }) => keys.length === 1) && (
              <OfferButton times={times} locations={locations} />
            )}
          </ChoiceBar>
        )}
        <SideSheet
          ref={side}
          state={
            address.keys.length === 0 ? 'none' : isSeveral && !isListWanted ? 'folded' : 'shown'
          }
          className={styles.side}
          onClose={close}
        >
          {address.keys.length === 0 ? (
            <NothingChosen
              isSeveral={isSeveral}
              nobody={
                isNobodyThere && {
                  bookingLink: location.origin + sitePaths.booking(slug),
                  samples: props.samples,
                }
              }
              cells={cells}
              counts={counts}
              locations={shown.kind === 'two' ? locations : undefined}
              linkTo={cellLink}
              onPress={pressInList}
            />
          ) : (
            <PointedCellContext value={pointedCell}>
              <WaitingPanel
                {...{
                  slug,
                  now,
                  today,
                  open,
                  tags,
                  offered,
                  isLeaving,
                  onOpen,
                  locations,
                  times,
                  counts,
                }}
                match={address.match}
                filter={address.filter}
                onMatch={match}
                onPrint={props.mayPrint ? printing.printList : undefined}
                onPoint={setPointed}
                onClose={close}
              />
            </PointedCellContext>
          )}
        </SideSheet>
      </div>
    </>
  );
}

/** The request whose panel is open beside the week. */
function useOpenRequest(open: readonly StoredRequest[] | undefined): StoredRequest | undefined {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get(requestParameter);
  return useMemo(
    () => (id === null ? undefined : open?.find((request) => request.id === id)),
    [open, id],
  );
}

function tablesOf(form: FormConfiguration, ids: readonly string[], areTogether: boolean) {
  return areTogether
    ? [weekTable(offeredCells(form, ids))]
    : comparedTables(ids.map((id) => offeredCells(form, [id])));
}

function chosenCell(weeks: HTMLElement | null): HTMLElement | null | undefined {
  return weeks?.querySelector<HTMLElement>('[data-cell][data-chosen]');
}

/** A cell's plus, beside its number. */
function isPlus(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-adds]') !== null;
}

function isEmpty(counts: ReadonlyMap<string, number> | undefined): boolean {
  return counts !== undefined && [...counts.values()].every((n) => n <= 0);
}
