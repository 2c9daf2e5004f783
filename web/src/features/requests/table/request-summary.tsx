/** Parts of a request for rows and cards. */
import { ageOn, type IsoDate } from '@platzwart/domain/dates/german-date';
import { StickyNote } from 'lucide-react';
import { Suspense } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import { type StoredRequest, useRowHandling } from '../../../entities/request/request-handling.tsx';
import {
  type PreferredTimeInShort,
  preferredTimesInShort,
} from '../../../entities/request/short-times.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useIsShownBeside } from '../../../ui/overlay/shown-beside.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import type { ColumnKey } from './columns/columns.tsx';
import { tableTexts } from './table-texts.ts';

/** Opens the request's panel. */
export function NameButton({
  request,
  onOpen,
}: {
  request: StoredRequest;
  onOpen: (id: string) => void;
}) {
  return (
    <button
      type="button"
      id={openerId(request.id)}
      aria-current={useIsShownBeside(request.id)}
      className={`opener one-line ${styles.name}`}
      {...tooltip(texts.open(fullName(request)))}
      onClick={() => onOpen(request.id)}
    >
      {fullName(request)}
    </button>
  );
}

/** All times in words, where they are the matter; lines wrap only between two times. */
export function AllSlots({ request }: { request: StoredRequest }) {
  const { plan } = useRowHandling();
  const preferredTimes = preferredTimesInShort(request, plan);
  if (preferredTimes.length === 0) return entityTexts.noSlots;
  return (
    <p>
      {preferredTimes.map((time, i) => (
        <span key={time.text}>
          <span className="unbroken">
            <PreferredTime {...time} />
            {i < preferredTimes.length - 1 && ';'}
          </span>{' '}
        </span>
      ))}
    </p>
  );
}

/** Strikes out times that are no longer offered, and tells screen readers. */
function PreferredTime({ text, isOffered }: PreferredTimeInShort) {
  if (isOffered) return text;
  return (
    <s className={`hint ${styles.struck}`}>
      {text}
      <span className="visually-hidden"> ({entityTexts.notOffered})</span>
    </s>
  );
}

/**
 * '9 J. · Mutter · Graz Lend': age, who asks for them, where. Without what has a column of its own.
 */
export function formatWho(request: StoredRequest, { today, places, columns }: WhoData): string {
  const { birthdate, type, contactPersonRelationship, locationIds } = request;
  return [
    birthdate !== undefined &&
      !columns.includes('age') &&
      tableTexts.years(ageOn(birthdate, today)),
    type === 'other' && contactPersonRelationship,
    places.size > 1 &&
      !columns.includes('location') &&
      (locationIds.length === places.size
        ? texts.filter.everywhere
        : locationIds
            .map((id) => places.get(id))
            .filter(Boolean)
            .join(', ')),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Most practices ask for none. */
const PrescriptionMark = lazyWhenOnline(async () => ({
  default: (await import('../../../entities/request/prescription-mark.tsx')).PrescriptionMark,
}));

/** Until when the therapy must begin, where that has a deadline. */
export function PrescriptionStanding(props: {
  request: StoredRequest;
  today: IsoDate;
  isNamed?: boolean;
}) {
  const { rule } = useRowHandling();
  if (!rule || !props.request.prescription) return null;
  return (
    <Suspense>
      <PrescriptionMark {...props} />
    </Suspense>
  );
}

/** That there is a note; its text by pointing or focus. */
export function NoteSign({
  request,
  onOpen,
}: {
  request: StoredRequest;
  onOpen: (id: string) => void;
}) {
  if (request.adminNote === '') return null;
  return (
    <IconButton
      label={tableTexts.note(fullName(request))}
      {...tooltip(request.adminNote)}
      onClick={() => onOpen(request.id)}
    >
      <StickyNote size={16} aria-hidden="true" />
    </IconButton>
  );
}

type WhoData = {
  today: IsoDate;
  places: ReadonlyMap<string, string>;
  columns: readonly ColumnKey[];
};
