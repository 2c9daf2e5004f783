import { liveLimit } from '@platzwart/domain/queries';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createActionMenu } from '../../ui/overlay/action-menu.tsx';
import { findViewHeading, viewHeading } from '../../ui/overlay/row-focus.ts';
import { Empty, Loading } from '../../ui/states.tsx';
import { ArchiveMenu } from './archive-menu.tsx';
import { archiveTriggerId } from './archive-trigger.tsx';
import { CopyLink } from './copy-link.tsx';
import { useFilterPanel } from './filter-panel.tsx';
import { LiveFailure } from './live-failure.tsx';
import { Paginator } from './paginator.tsx';
import { RequestCards } from './request-cards.tsx';
import { conditionsOf, filtered, insurancesOf, noFilter } from './request-filter.ts';
import { type KeptRequest, useRequestHandling } from './request-handling.tsx';
import styles from './requests.module.css';
import { RequestsTable } from './requests-table.tsx';
import { SearchField } from './search-field.tsx';
import { pageOf, searched } from './table-view.ts';
import { texts } from './texts.ts';
import { useFilter } from './use-filter.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useSearchTerm } from './use-search-term.ts';
import { useTableAddress } from './use-table-address.ts';

type Props = {
  /** In the whole practice, by its counter; undefined while unknown. */
  openCount: number | undefined;
  /** Where patients ask for a place: what to share while there is no request. */
  bookingLink: string;
  locations: readonly { id: string; title: string }[];
  /** When the reader was here before, null for never. */
  lastVisit: Date | null;
  onOpen: (id: string) => void;
};

/** All open requests, oldest first, live. */
export function RequestsView({ bookingLink, ...shown }: Props) {
  const { open } = useRequestHandling();
  return (
    <section className={styles.view} aria-labelledby="anfragen-titel">
      <h2 {...viewHeading} id="anfragen-titel" className="visually-hidden">
        {texts.title}
      </h2>
      {open.status === 'loading' && <Loading text={texts.loading} />}
      {(open.status === 'refused' || open.status === 'failed') && <LiveFailure live={open} />}
      {open.status === 'loaded' && open.value.length === 0 && (
        <Empty title={texts.empty.title} action={<CopyLink link={bookingLink} />}>
          <p>{texts.empty.text}</p>
        </Empty>
      )}
      {open.status === 'loaded' && open.value.length > 0 && <Loaded requests={open.value} {...shown} />}
    </section>
  );
}

type LoadedProps = Omit<Props, 'bookingLink'> & { requests: readonly KeptRequest[] };

function Loaded({ requests, openCount, locations, lastVisit, onOpen }: LoadedProps) {
  const { tags } = useRequestHandling();
  const address = useTableAddress();
  const isNarrow = useIsNarrow();
  const [menu] = useState(createActionMenu<KeptRequest>);
  const [typed, setTyped] = useSearchTerm(address);
  const term = useDeferredValue(typed);

  const [filter, setFilter] = useFilter(address);
  const fitting = useMemo(() => filtered(requests, filter, lastVisit), [requests, filter, lastVisit]);
  const found = useMemo(() => searched(fitting, term), [fitting, term]);
  const insurances = useMemo(() => insurancesOf(requests), [requests]);
  const filters = useFilterPanel({ filter, choices: { tags, locations, insurances }, onFilter: setFilter });
  const ordered = useMemo(() => (address.newestFirst ? [...found].reverse() : found), [found, address.newestFirst]);
  const page = pageOf(ordered, address.page, address.size);
  const focusAfterArchive = useFocusAfterArchive(page.rows);

  const showAll = () => {
    setTyped('');
    setFilter(noFilter);
  };
  const isSearch = term.trim() !== '' || conditionsOf(filter) > 0;
  const count = openCount ?? requests.length;
  const shared = { rows: page.rows, tags, menu, onOpen };
  const paginator = (
    <Paginator page={page} size={address.size} onPage={(n) => address.set({ page: n })} onSize={(size) => address.set({ size })} />
  );
  return (
    <>
      <div className={styles.toolbar}>
        <p role="status" className={styles.count}>
          {isSearch ? texts.found(found.length, count) : texts.openCount(count)}
        </p>
        <SearchField term={typed} onTerm={setTyped} />
        {filters.button}
        {!isNarrow && found.length > 0 && paginator}
      </div>
      {filters.panel}
      {found.length === 0 && (
        <Empty
          title={texts.noMatch.title}
          action={<Button onClick={showAll}>{conditionsOf(filter) > 0 ? texts.showAll : texts.searchReset}</Button>}
        >
          <p>{texts.noMatch.text}</p>
        </Empty>
      )}
      {found.length > 0 &&
        (isNarrow ? (
          <RequestCards {...shared} label={texts.title} />
        ) : (
          <RequestsTable
            {...shared}
            caption={texts.title}
            newestFirst={address.newestFirst}
            onSort={(newestFirst) => address.set({ newestFirst })}
          />
        ))}
      {isNarrow && found.length > 0 && paginator}
      {requests.length >= liveLimit && <p className={styles.hint}>{texts.liveLimit(liveLimit)}</p>}
      <ArchiveMenu menu={menu} onArchive={focusAfterArchive.remember} finalFocus={focusAfterArchive.target} />
    </>
  );
}

/** After archiving, the focus goes to the same button of the row that moves up, so that the keyboard goes on from there. */
function useFocusAfterArchive(rows: readonly KeptRequest[]) {
  const next = useRef<string | undefined>(undefined);
  return {
    remember: (request: KeptRequest) => {
      const at = rows.findIndex(({ id }) => id === request.id);
      next.current = (rows[at + 1] ?? rows[at - 1])?.id;
    },
    target: () => {
      const element = next.current === undefined ? null : document.getElementById(archiveTriggerId(next.current));
      next.current = undefined;
      return element ?? findViewHeading() ?? (true as const);
    },
  };
}
