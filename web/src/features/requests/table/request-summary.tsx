/** Parts of a request for rows and cards. */
import { StickyNote } from 'lucide-react';
import { fullName } from '../../../entities/request/format-person.ts';
import { type StoredRequest, useRowHandling } from '../../../entities/request/request-handling.tsx';
import { type PreferredTimeInShort, preferredTimesInShort } from '../../../entities/request/short-times.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useIsShownBeside } from '../../../ui/overlay/shown-beside.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';

/** Opens the request's panel. */
export function NameButton({ request, onOpen }: { request: StoredRequest; onOpen: (id: string) => void }) {
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

/** The staff's note on one line; the panel shows it in full. */
export function ShortNote({ note }: { note: string }) {
  if (note === '') return null;
  return (
    <span className="line gap-1 muted" {...tooltip(note)}>
      <StickyNote size={14} aria-hidden="true" />
      <span className="one-line">{note}</span>
    </span>
  );
}
