import { ArchivedBecause } from '@platzwart/domain/request/request';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type ArchivedCounts,
  useArchivedCounts,
} from '../../../entities/request/archived-counts.ts';
import { useTellReadingOrder } from '../../../entities/request/reading-order.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { findViewHeading, openerId, viewHeading } from '../../../ui/overlay/row-focus.ts';
import { Empty, Loading } from '../../../ui/states.tsx';
import { useRetentionMonths } from '../bin/queries.ts';
import { LiveFailure } from '../live-failure.tsx';
import styles from '../requests.module.css';
import { PageSteps } from '../table/page-steps.tsx';
import { searchAids } from '../table/search-aids.ts';
import { SearchField } from '../table/search-field.tsx';
import { useIsNarrow } from '../table/use-is-narrow.ts';
import { useSearchTerm } from '../table/use-search-term.ts';
import { texts as requestTexts } from '../texts.ts';
import own from './archive.module.css';
import { firstPlace, type Place } from './archive-page.ts';
import { ArchiveCards, ArchiveTable, rowActionId } from './archive-rows.tsx';
import { texts } from './texts.ts';
import { type Listing, useArchive } from './use-archive.ts';
import { type ArchiveAddress, useArchiveAddress } from './use-archive-address.ts';

/** Which part of the archive to list: search results, one reason, or everything. */
export type ArchiveFilter = { term: string; reason: ArchivedBecause | '' };

type Props = {
  /** Practice-wide, from the counter; undefined while unknown. */
  archivedCount?: number | undefined;
  onOpen: (id: string) => void;
  onExport?: ((filter: ArchiveFilter) => void) | undefined;
  /** Address of the bin. */
  binAddress: string;
};

const nobody: readonly StoredRequest[] = [];

/** All archived requests, latest first; one press reactivates a request at its old position. */
export function ArchiveView({ archivedCount, onOpen, onExport, binAddress }: Props) {
  const { slug, reactivate } = useRequestHandling();
  const address = useArchiveAddress();
  const archive = useArchive(slug, address, archivedCount);
  const counts = useArchivedCounts(slug, archivedCount);
  const months = useRetentionMonths(slug);
  const { live, startRemoval, cancelRemoval, answered } = archive;
  // Keep the previous page until the next one loads, so that nothing jumps and focus stays.
  const latest = useRef<Listing>(undefined);
  if (archive.listing) latest.current = archive.listing;
  const listing = latest.current;
  useTellReadingOrder(listing?.rows ?? nobody);
  useBackToTheFirstPage(archive.listing, address);

  const bringBack = async (request: StoredRequest) => {
    focusNeighbour(listing?.rows ?? nobody, request);
    startRemoval(request.id);
    if (await reactivate(request)) answered(request.id);
    else cancelRemoval(request.id);
  };
  const hasEnded = live.status === 'refused' || live.status === 'failed';
  const isAll = address.term.trim() === '' && address.reason === '';

  return (
    <section className="stack packed" aria-labelledby="archiv-titel">
      <h2 {...viewHeading} id="archiv-titel" className="visually-hidden">
        {requestTexts.archiveTitle}
      </h2>
      {hasEnded && <LiveFailure live={live} />}
      {!hasEnded && !listing && <Loading text={requestTexts.loading} />}
      {!hasEnded &&
        listing &&
        (listing.rows.length === 0 && isAll && archive.listing ? (
          <Empty title={requestTexts.emptyArchive.title}>
            <p>{requestTexts.emptyArchive.text}</p>
            <Bin address={binAddress} />
          </Empty>
        ) : (
          <Loaded
            address={address}
            listing={listing}
            counts={counts}
            months={months}
            isSearch={archive.isSearch}
            isBusy={!archive.listing}
            binAddress={binAddress}
            onLookFurther={archive.lookFurther}
            onOpen={onOpen}
            onReactivate={(request) => void bringBack(request)}
            {...(onExport && {
              onExport: () => onExport({ term: address.term, reason: address.reason }),
            })}
          />
        ))}
    </section>
  );
}

type LoadedProps = {
  address: ArchiveAddress;
  listing: Listing;
  counts: ArchivedCounts | undefined;
  /** Of retention. */
  months: number;
  isSearch: boolean;
  isBusy: boolean;
  binAddress: string;
  onLookFurther: () => void;
  onOpen: (id: string) => void;
  onReactivate: (request: StoredRequest) => void;
  onExport?: () => void;
};

function Loaded({
  address,
  listing,
  counts,
  months,
  isSearch,
  isBusy,
  binAddress,
  onLookFurther,
  onOpen,
  onReactivate,
  onExport,
}: LoadedProps) {
  const isNarrow = useIsNarrow();
  const [typed, setTyped] = useSearchTerm(address);
  const { rows, range, previous, next, last, lookedThrough } = listing;
  const { reason, size, set } = address;
  const leaveSearch = useLeaveSearch(rows, !isBusy && typed.trim() === address.term.trim());
  const isNone = rows.length === 0;
  const go = (place: Place | undefined) => place && (() => set({ place }));
  const paginator = !isNone && (
    <PageSteps
      range={texts.range(range.first, range.last, range.total)}
      rows={rows.length}
      size={size}
      onSize={(each) => set({ size: each })}
      toFirst={go(previous && firstPlace)}
      toPrevious={go(previous)}
      toNext={go(next)}
      toLast={last && go(next && last)}
    />
  );
  const showAll = () => {
    setTyped('');
    set({ term: '', reason: '' });
  };
  const explanation = !isNone && <p className="hint unlimited">{texts.explanation(months)}</p>;
  const isPart = typed.trim() !== '' || reason !== '';

  return (
    <>
      {!isNarrow && (
        <div className="row across-4">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
          <div role="group" aria-label={texts.reason} className="row small">
            {(['', ...ArchivedBecause.options] as const).map((each) => (
              <ToggleChip key={each} isOn={reason === each} onClick={() => set({ reason: each })}>
                {each === '' ? texts.all : requestTexts.reasons[each]}{' '}
                {each !== '' && counts && (
                  <span className="digits regular">{texts.number(counts.get(each) ?? 0)}</span>
                )}
              </ToggleChip>
            ))}
          </div>
          <Bin address={binAddress} />
        </div>
      )}
      <div className={`row across-4 ${styles.toolbar} ${own.toolbar}`}>
        <p role="status" className="strong digits">
          {isBusy && isSearch ? texts.searching : formatCount({ address, listing, isSearch })}
        </p>
        <SearchField
          term={typed}
          onTerm={setTyped}
          placeholder={texts.searchPlaceholder}
          onLeave={leaveSearch}
        />
        {isNarrow && (
          <label className={`rigid small ${own.reason}`}>
            <span className="visually-hidden">{texts.reason}</span>
            <select
              className="control"
              value={reason}
              onChange={(event) => set({ reason: event.target.value as ArchivedBecause | '' })}
            >
              <option value="">{texts.anyReason}</option>
              {ArchivedBecause.options.map((each) => (
                <option key={each} value={each}>
                  {texts.reasonOption(requestTexts.reasons[each], counts?.get(each))}
                </option>
              ))}
            </select>
          </label>
        )}
        {onExport && !isNone && (
          <Button look="plain" onClick={onExport}>
            <Download size={16} aria-hidden="true" />
            {isPart ? texts.exportFound : texts.export}
          </Button>
        )}
        {!isNarrow && paginator}
      </div>
      {!isNarrow && explanation}
      {!isSearch && typed.trim() !== '' && <p className="hint">{texts.tooShort}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows in it. */}
      <div aria-busy={isBusy} className={own.rows} onKeyDown={searchAids.stepBetweenResults}>
        {isNone && (
          <Empty
            title={isSearch ? requestTexts.noMatch.title : texts.noneBecause.title}
            action={
              <Button onClick={showAll}>{isSearch ? texts.reset : texts.noneBecause.action}</Button>
            }
          >
            <p>{isSearch ? requestTexts.noMatch.text : texts.noneBecause.text}</p>
          </Empty>
        )}
        {!isNone &&
          (isNarrow ? (
            <ArchiveCards
              rows={rows}
              months={months}
              onOpen={onOpen}
              onReactivate={onReactivate}
              term={isSearch ? address.term : ''}
            />
          ) : (
            <ArchiveTable
              rows={rows}
              months={months}
              onOpen={onOpen}
              onReactivate={onReactivate}
              term={isSearch ? address.term : ''}
            />
          ))}
      </div>
      {isNarrow && paginator}
      {isNarrow && explanation}
      {isNarrow && <Bin address={binAddress} />}
      {lookedThrough !== undefined && (
        <div className="row across-4">
          <p className="hint">{texts.lookedThrough(lookedThrough)}</p>
          <Button busy={isBusy} onClick={onLookFurther}>
            {texts.lookFurther}
          </Button>
        </div>
      )}
    </>
  );
}

function Bin({ address }: { address: string }) {
  return (
    <p className="hint far">
      {texts.bin.lead} <Link to={address}>{texts.bin.link}</Link>
    </p>
  );
}

function formatCount({
  address,
  listing,
  isSearch,
}: Pick<LoadedProps, 'address' | 'listing' | 'isSearch'>): string {
  const { total, last } = listing.range;
  if (isSearch) return total === undefined ? texts.foundSoFar(last) : texts.found(total);
  if (address.reason === '') return texts.count(total ?? last);
  const reason = requestTexts.reasons[address.reason];
  return total === undefined ? texts.moreBecause(last, reason) : texts.countBecause(total, reason);
}

/** To the first row; once it is there, if somebody is faster than the server. */
function useLeaveSearch(rows: readonly StoredRequest[], isSettled: boolean): () => void {
  const [isLeaving, setLeaving] = useState(false);
  const [first] = rows;
  useEffect(() => {
    if (!isLeaving || !isSettled) return;
    setLeaving(false);
    if (first) document.getElementById(openerId(first.id))?.focus();
  }, [isLeaving, isSettled, first]);
  return () => setLeaving(true);
}

/** Moves focus to the row that moves up, before this row takes it away. */
function focusNeighbour(rows: readonly StoredRequest[], request: StoredRequest) {
  const at = rows.findIndex(({ id }) => id === request.id);
  const next = rows[at + 1] ?? rows[at - 1];
  const target = next ? document.getElementById(rowActionId(next.id)) : findViewHeading();
  target?.focus();
}

/** Redirects from an empty page, or an old link into the middle, to the first page. */
function useBackToTheFirstPage(listing: Listing | undefined, { place, set }: ArchiveAddress) {
  const isEmptyPage = listing?.rows.length === 0 && place.page > 1;
  useEffect(() => {
    if (isEmptyPage) set({ place: firstPlace });
  }, [isEmptyPage, set]);
}
