import {
  berlinDate,
  formatDay,
  formatMoment,
  type IsoDate,
} from '@platzwart/domain/dates/german-date';
import { Check, CornerDownRight, RotateCcw } from 'lucide-react';
import { fullName } from '../../../entities/request/format-person.ts';
import { readOnlyNoteId } from '../../../entities/request/read-only-note.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { weekDayNames } from '../../../entities/request/request-week.ts';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import { ago, waitedUntil } from '../../../entities/request/waiting-since.ts';
import { Button } from '../../../ui/button.tsx';
import { mediaHook } from '../../../ui/media-hook.ts';
import { MiniWeekDays } from '../../../ui/mini-week.tsx';
import { useHasPanelBeside } from '../../../ui/overlay/shown-beside.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import styles from '../requests.module.css';
import { NameButton } from '../table/request-summary.tsx';
import { searchAids } from '../table/search-aids.ts';
import { texts as requestTexts } from '../texts.ts';
import own from './archive.module.css';
import { storedUntil } from './stored-until.ts';
import { texts } from './texts.ts';

/** Whether the wait has no room. */
const useIsTight = mediaHook('(width < 78rem)');

/** For several tags’ names, and for many. */
const useHasRoom = mediaHook('(width >= 68rem)');
const useIsRoomy = mediaHook('(width >= 100rem)');

/** Id of the action button that every row has, so that focus can move from one row to the next. */
export const rowActionId = (requestId: string) => `reaktivieren-${requestId}`;

type Props = {
  rows: readonly StoredRequest[];
  /** Of retention. */
  months: number;
  onOpen: (id: string) => void;
  onReactivate: (request: StoredRequest) => void;
  /** The search, if any. */
  term: string;
};

export function ArchiveTable({ rows, months, onOpen, onReactivate, term }: Props) {
  const { tags, plan } = useRequestHandling();
  const isBeside = useHasPanelBeside();
  const isTight = useIsTight() || isBeside;
  const hasRoom = useHasRoom();
  // In rem, what the other columns leave at least.
  const tagsRoom = useIsRoomy() ? 27 : !isTight ? 20.5 : hasRoom ? 17.5 : 10.5;
  const today = berlinDate(new Date());
  const t = requestTexts.columns;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{requestTexts.archiveTitle}</caption>
      <thead>
        <tr>
          <th scope="col" className={isBeside ? undefined : styles.nameColumn}>
            {t.name}
          </th>
          <th scope="col" className={`${styles.reasonColumn} ${own.reasonColumn}`}>
            {t.reason}
          </th>
          <th scope="col" className={own.whenColumn}>
            {texts.archived}
          </th>
          {!isTight && (
            <th scope="col" className={own.whenColumn}>
              {texts.waited}
            </th>
          )}
          {!isBeside && <th scope="col">{t.tags}</th>}
          <th scope="col" className={own.slotsColumn}>
            <span className="visually-hidden">{t.slots}</span>
            <MiniWeekDays names={weekDayNames(plan)} />
          </th>
          <th scope="col" className={`${styles.actionColumn} ${own.actionColumn}`}>
            <span className="visually-hidden">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <tr key={request.id}>
            <th scope="row">
              <NameButton request={request} onOpen={onOpen} />
              <Found request={request} term={term} />
            </th>
            <td className={`unbroken ${own.text}`}>
              <Reason request={request} />
              <span className={`block muted tiny ${own.until}`}>
                {describeStored(request, months, today)}
              </span>
            </td>
            <td className="digits">
              {request.archivedAt && (
                <span {...tooltip(formatMoment(request.archivedAt))}>
                  {ago(request.archivedAt, today)}{' '}
                  <span className={`hint ${own.exactly}`}>{formatDay(request.archivedAt)}</span>
                </span>
              )}
            </td>
            {!isTight && (
              <td className="digits">
                {request.archivedAt && (
                  <span {...tooltip(texts.since(formatDay(request.requestedAt)))}>
                    {waitedUntil(request.requestedAt, request.archivedAt)}{' '}
                    <span className={`hint ${own.exactly}`}>
                      {texts.since(formatDay(request.requestedAt))}
                    </span>
                  </span>
                )}
              </td>
            )}
            {!isBeside && (
              <td>
                <TagChips ids={request.tags} tags={tags} room={tagsRoom} />
              </td>
            )}
            <td>
              <RequestMiniWeek request={request} />
            </td>
            <td className={`${styles.actionColumn} ${own.quiet}`}>
              <RowAction request={request} onOpen={onOpen} onReactivate={onReactivate} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Same content and order as the table, for phones. */
export function ArchiveCards({ rows, months, onOpen, onReactivate, term }: Props) {
  const { tags } = useRequestHandling();
  const today = berlinDate(new Date());
  return (
    <ul role="list" aria-label={requestTexts.archiveTitle} className="stack">
      {rows.map((request) => (
        <li key={request.id} className={`framed ${styles.card} ${own.card}`}>
          <div className={`stack gap-1 ${styles.cardBody}`}>
            <NameButton request={request} onOpen={onOpen} />
            <Found request={request} term={term} />
            <p className="hint">
              <Reason request={request} />
              {request.archivedAt && (
                <>
                  {' · '}
                  <span {...tooltip(formatDay(request.archivedAt))}>
                    {texts.archivedAgo(ago(request.archivedAt, today))}
                  </span>
                  <span className="block">
                    {[
                      texts.waitedFor(waitedUntil(request.requestedAt, request.archivedAt)),
                      describeStored(request, months, today),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </>
              )}
            </p>
            <TagChips ids={request.tags} tags={tags} />
          </div>
          <div className={`line between compact ${styles.cardActions} ${own.cardEnd}`}>
            <RequestMiniWeek request={request} />
            <RowAction request={request} onOpen={onOpen} onReactivate={onReactivate} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the name does not show it. */
function Found({ request, term }: { request: StoredRequest; term: string }) {
  const note = searchAids.matchNote(request, term);
  return note === undefined ? null : <p className={`block muted tiny ${own.until}`}>{note}</p>;
}

/** What came of it; a place, which all of them waited for, stands out. */
function Reason({ request: { archiveReason } }: { request: StoredRequest }) {
  if (!archiveReason) return null;
  const words = requestTexts.reasons[archiveReason];
  if (archiveReason !== 'placeFound') return words;
  return (
    <span className={`deep medium ${own.placed}`}>
      <Check size={14} aria-hidden="true" /> {words}
    </span>
  );
}

function describeStored(
  request: StoredRequest,
  months: number,
  today: IsoDate,
): string | undefined {
  const until = storedUntil(request, months, today);
  return until && texts.storedUntil(until);
}

/** Reactivating a merged request needs a decision, so it happens in the panel, which asks first. */
function RowAction({
  request,
  onOpen,
  onReactivate,
}: Pick<Props, 'onOpen' | 'onReactivate'> & { request: StoredRequest }) {
  const { readOnlyReason } = useRequestHandling();
  const { mergedInto } = request;
  if (mergedInto) {
    return (
      <Button
        className="unbroken"
        id={rowActionId(request.id)}
        aria-label={texts.toMergedNamed(fullName(request))}
        {...tooltip(texts.mergedHint)}
        onClick={() => onOpen(mergedInto)}
      >
        <CornerDownRight size={16} aria-hidden="true" />
        <span>{texts.toMerged}</span>
      </Button>
    );
  }
  return (
    <Button
      className="unbroken"
      id={rowActionId(request.id)}
      aria-label={requestTexts.reactivateNamed(fullName(request))}
      aria-disabled={readOnlyReason !== undefined}
      aria-describedby={readOnlyReason === undefined ? undefined : readOnlyNoteId}
      {...tooltip(readOnlyReason)}
      onClick={() => onReactivate(request)}
    >
      <RotateCcw size={16} aria-hidden="true" />
      <span>{requestTexts.reactivate}</span>
    </Button>
  );
}
