import { useEffect, useRef } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { usePointedCell } from '../week/pointed-cell.ts';
import type { Match } from '../week/week-address.ts';
import type { ChosenTime } from './chosen-times.ts';
import styles from './people.module.css';
import { texts } from './texts.ts';
import { pageOfPeople, type Waiting, type WaitingEntry } from './use-waiting.ts';
import { type PersonParts, WaitingPerson } from './waiting-person.tsx';

type Props = PersonParts & {
  waiting: Waiting;
  times: readonly ChosenTime[];
  match: Match;
  isFiltered: boolean;
  note: string | undefined;
};

/** Waiting requests in order: prioritized ones first, then by request time. */
export function WaitingPeople({ waiting, times, match, isFiltered, note, ...parts }: Props) {
  const entries = waiting.status === 'loaded' ? waiting.entries : [];
  const isThere = whoHasTime(usePointedCell(), entries);
  const focusOnNew = useFocusOnNew(entries.map(({ request }) => request.id));
  if (waiting.status === 'failed') {
    return <LoadFailure title={texts.failed} retry={waiting.retry} />;
  }
  const starred = entries.filter(({ request }) => request.prioritized).length;
  const hidden = waiting.status === 'loaded' ? waiting.found - entries.length : 0;
  return (
    <>
      <div className="row gap-0 across-2">
        <p role="status" className="small strong">
          {formatCount(waiting, times, match, isFiltered)}
        </p>
        {entries.length > 1 && starred < entries.length && (
          <p className="hint">{texts.order(starred)}</p>
        )}
      </div>
      {note && <p className="hint">{note}</p>}
      {entries.length > 0 && (
        <ol role="list" className={`measured ${styles.people}`}>
          {entries.map((entry) => (
            <WaitingPerson
              {...parts}
              key={entry.request.id}
              entry={entry}
              times={times}
              isMarked={isThere(entry)}
            />
          ))}
        </ol>
      )}
      {waiting.status === 'loaded' && hidden > 0 && (
        <Button
          onClick={() => {
            focusOnNew();
            waiting.showMore();
          }}
        >
          {texts.more(Math.min(hidden, pageOfPeople))}
        </Button>
      )}
    </>
  );
}

/** Nobody is marked where everybody would be, as on the chosen cell itself. */
function whoHasTime(
  keys: readonly string[],
  entries: readonly WaitingEntry[],
): (entry: WaitingEntry) => boolean {
  const isThere = ({ request }: WaitingEntry) => keys.some((key) => request.slotKeys.includes(key));
  return keys.length === 0 || entries.every(isThere) ? () => false : isThere;
}

function formatCount(
  waiting: Waiting,
  times: readonly ChosenTime[],
  match: Match,
  isFiltered: boolean,
): string {
  if (waiting.status === 'counting') return texts.counting;
  if (waiting.status !== 'loaded') return texts.loading;
  const { found, total } = waiting;
  if (isFiltered && total > 0) return texts.countFiltered(found, total);
  return times.length > 1 ? texts.countSeveral(total, match) : texts.count(total);
}

/** The button disappears with the last page: focus the first new row. */
function useFocusOnNew(ids: readonly string[]): () => void {
  const awaited = useRef<number | undefined>(undefined);
  const first = awaited.current === undefined ? undefined : ids[awaited.current];
  useEffect(() => {
    if (first === undefined) return;
    awaited.current = undefined;
    document.getElementById(openerId(first))?.focus();
  }, [first]);
  return () => {
    awaited.current = ids.length;
  };
}
