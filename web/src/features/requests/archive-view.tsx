import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { findViewHeading, viewHeading } from '../../ui/overlay/row-focus.ts';
import { Empty, Loading } from '../../ui/states.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { fullName } from './full-name.ts';
import { LiveFailure } from './live-failure.tsx';
import { Day } from './moments.tsx';
import { Paginator } from './paginator.tsx';
import { useArchivedRequests } from './queries.ts';
import { readOnlyNoteId } from './read-only-note.tsx';
import { type KeptRequest, useRequestHandling } from './request-handling.tsx';
import styles from './requests.module.css';
import { NameButton, SlotsInShort, SlotsInWords } from './requests-table.tsx';
import { SearchField } from './search-field.tsx';
import { pageOf, searched } from './table-view.ts';
import { TagChips } from './tag-chips.tsx';
import { texts } from './texts.ts';
import { useCharacterRoom } from './use-character-room.ts';
import { useIsNarrow, useIsTight } from './use-is-narrow.ts';
import { useLeaving, withoutLeaving } from './use-leaving.ts';
import { useSearchTerm } from './use-search-term.ts';
import { useTableAddress } from './use-table-address.ts';

/** The query's own limit. */
const limit = 100;

/** What no longer waits, latest first; one press brings it back to its old place. */
export function ArchiveView({ onOpen }: { onOpen: (id: string) => void }) {
  const { slug, reactivate } = useRequestHandling();
  const live = useArchivedRequests(slug);
  const { leaving, startLeaving, stopLeaving, answered } = useLeaving(live);
  const shown = withoutLeaving(live, leaving);

  const bringBack = async (request: KeptRequest) => {
    startLeaving(request.id);
    if (await reactivate(request)) answered(request.id);
    else stopLeaving(request.id);
  };

  return (
    <section className={styles.view} aria-labelledby="archiv-titel">
      <h2 {...viewHeading} id="archiv-titel" className="visually-hidden">
        {texts.archiveTitle}
      </h2>
      {shown.status === 'loading' && <Loading text={texts.loading} />}
      {(shown.status === 'refused' || shown.status === 'failed') && <LiveFailure live={shown} />}
      {shown.status === 'loaded' && shown.value.length === 0 && (
        <Empty title={texts.emptyArchive.title}>
          <p>{texts.emptyArchive.text}</p>
        </Empty>
      )}
      {shown.status === 'loaded' && shown.value.length > 0 && (
        <Loaded requests={shown.value} onOpen={onOpen} onReactivate={(request) => void bringBack(request)} />
      )}
    </section>
  );
}

const reactivateId = (requestId: string) => `reaktivieren-${requestId}`;

type LoadedProps = { requests: readonly KeptRequest[]; onOpen: (id: string) => void; onReactivate: (request: KeptRequest) => void };

function Loaded({ requests, onOpen, onReactivate }: LoadedProps) {
  const address = useTableAddress();
  const isNarrow = useIsNarrow();
  const [typed, setTyped] = useSearchTerm(address);
  const term = useDeferredValue(typed);
  const found = useMemo(() => searched(requests, term), [requests, term]);
  const page = pageOf(found, address.page, address.size);
  const reactivateAndGoOn = (request: KeptRequest) => {
    // The focus goes on to the row that moves up, before this one takes it along.
    const at = page.rows.indexOf(request);
    const next = page.rows[at + 1] ?? page.rows[at - 1];
    const target = next ? document.getElementById(reactivateId(next.id)) : findViewHeading();
    target?.focus();
    onReactivate(request);
  };
  const paginator = (
    <Paginator page={page} size={address.size} onPage={(n) => address.set({ page: n })} onSize={(size) => address.set({ size })} />
  );
  return (
    <>
      <div className={styles.toolbar}>
        <p role="status" className={styles.count}>
          {term.trim() === '' ? texts.archivedCount(requests.length) : texts.found(found.length, requests.length)}
        </p>
        <SearchField term={typed} onTerm={setTyped} />
        {!isNarrow && found.length > 0 && paginator}
      </div>
      {found.length === 0 ? (
        <Empty title={texts.noMatch.title} action={<Button onClick={() => setTyped('')}>{texts.searchReset}</Button>}>
          <p>{texts.noMatch.text}</p>
        </Empty>
      ) : isNarrow ? (
        <Cards rows={page.rows} onOpen={onOpen} onReactivate={reactivateAndGoOn} />
      ) : (
        <Table rows={page.rows} onOpen={onOpen} onReactivate={reactivateAndGoOn} />
      )}
      {isNarrow && found.length > 0 && paginator}
      {requests.length >= limit && <p className={styles.hint}>{texts.archiveLimit(limit)}</p>}
    </>
  );
}

type RowsProps = Omit<LoadedProps, 'requests'> & { rows: readonly KeptRequest[] };

function Table({ rows, onOpen, onReactivate }: RowsProps) {
  const { tags } = useRequestHandling();
  const isTight = useIsTight();
  const [slotsColumn, room] = useCharacterRoom();
  const t = texts.columns;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.archiveTitle}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.dayColumn}>
            {t.archivedAt}
          </th>
          <th scope="col" className={styles.nameColumn}>
            {t.name}
          </th>
          <th scope="col" className={styles.reasonColumn}>
            {t.reason}
          </th>
          {!isTight && (
            <th scope="col" className={styles.dayColumn}>
              {t.requestedAt}
            </th>
          )}
          <th scope="col">{t.tags}</th>
          <th scope="col" ref={slotsColumn}>
            {t.slots}
          </th>
          <th scope="col" className={styles.actionColumn}>
            <span className="visually-hidden">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <tr key={request.id}>
            <td className={styles.dayColumn}>{request.archivedAt && <Day moment={request.archivedAt} />}</td>
            <th scope="row">
              <NameButton request={request} onOpen={onOpen} />
            </th>
            <td>{request.archiveReason && texts.reasons[request.archiveReason]}</td>
            {!isTight && (
              <td className={styles.dayColumn}>
                <Day moment={request.requestedAt} />
              </td>
            )}
            <td>
              <TagChips ids={request.tags} tags={tags} most={isTight ? 1 : 2} />
            </td>
            <td>
              <SlotsInShort request={request} room={room} />
            </td>
            <td className={styles.actionColumn}>
              <ReactivateButton request={request} onReactivate={onReactivate} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ rows, onOpen, onReactivate }: RowsProps) {
  const { tags } = useRequestHandling();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" aria-label={texts.archiveTitle} className={styles.cards}>
      {rows.map((request) => (
        <li key={request.id} className={styles.card}>
          <div className={styles.cardBody}>
            <NameButton request={request} onOpen={onOpen} />
            <p className={styles.hint}>
              {texts.columns.archivedAt} {request.archivedAt && <Day moment={request.archivedAt} />}
              {request.archiveReason && `, ${texts.reasons[request.archiveReason]}`}
            </p>
            <TagChips ids={request.tags} tags={tags} />
            <SlotsInWords request={request} />
          </div>
          <div className={styles.cardActions}>
            <ReactivateButton request={request} onReactivate={onReactivate} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReactivateButton({ request, onReactivate }: { request: KeptRequest; onReactivate: (request: KeptRequest) => void }) {
  const { readOnlyReason } = useRequestHandling();
  return (
    <Button
      id={reactivateId(request.id)}
      aria-label={texts.reactivateNamed(fullName(request))}
      aria-disabled={readOnlyReason !== undefined}
      aria-describedby={readOnlyReason === undefined ? undefined : readOnlyNoteId}
      {...tooltip(readOnlyReason)}
      onClick={() => onReactivate(request)}
    >
      <RotateCcw size={16} aria-hidden="true" />
      {texts.reactivate}
    </Button>
  );
}
