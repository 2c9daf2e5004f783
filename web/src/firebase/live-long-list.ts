/**
 * Reads a long list live: the first rows do not wait for the last.
 *
 * The start of the list is listened to first. Where it is full, all rows are listened to in parts
 * whose borders never move, and the start ends once they are there. The parts have no limit: a
 * limited query that loses rows to a deletion takes others from the cache, and asks the server
 * about each of them alone.
 *
 * In a pause nothing is listened to; after it everything loads anew, and the rows from before stay
 * until all are there.
 */
import type { EndReason } from './live-documents.ts';
import { areListsPaused, watchPauses } from './pause-lists.ts';

type Row = { readonly id: string };

export type LongList<T extends Row> = {
  /** Rows of a full start. */
  length: number;
  /** Negative if `a` sorts before `b`. */
  compare: (a: T, b: T) => number;
  /** Listens to the first rows, `length` at most; returns how to stop. */
  start: Listen<T>;
  /** Each row belongs to exactly one of them. */
  parts: readonly Listen<T>[];
};

type Listen<T> = (listener: PartListener<T>) => () => void;

type PartListener<T> = {
  /** `size` includes unreadable rows. */
  onValue: (rows: readonly T[], isCurrent: boolean, size: number) => void;
  onEnd: (reason: EndReason) => void;
};

type Part<T> = {
  rows: readonly T[];
  size: number;
  isCurrent: boolean;
  /** Results before the server has answered may be incomplete. */
  isLoaded: boolean;
  stop: () => void;
};

type ListListener<T> = {
  /** `isComplete` is false until all rows have loaded. */
  onValue: (rows: readonly T[], isCurrent: boolean, isComplete: boolean) => void;
  onEnd: (reason: EndReason) => void;
};

export function listenToLongList<T extends Row>(
  list: LongList<T>,
  listener: ListListener<T>,
): () => void {
  let start: Part<T> | undefined;
  let parts: Part<T>[] = [];
  let isOver = false;
  let isReloading = false;
  let told: { isCurrent: boolean; isComplete: boolean } | undefined;

  const takeAll = () => {
    const all = start ? [start, ...parts] : parts;
    start = undefined;
    parts = [];
    return all;
  };

  const stop = () => {
    isOver = true;
    unwatch();
    for (const part of takeAll()) part.stop();
  };

  const unwatch = watchPauses(() => {
    // One at a time: presses wait while thousands of rows are let go.
    if (areListsPaused()) for (const part of takeAll()) setTimeout(part.stop);
    else if (!start && parts.length === 0) {
      isReloading = true;
      begin();
    }
  });

  const begin = () => {
    start = { rows: [], size: 0, isCurrent: false, isLoaded: false, stop: () => {} };
    listenTo(start, list.start);
  };

  const listenTo = (part: Part<T>, listen: Listen<T>) => {
    const stopPart = listen({
      onValue: (rows, isCurrent, size) => {
        if (isOver || (part !== start && !parts.includes(part))) return;
        const isNews = part.rows !== rows;
        Object.assign(part, { rows, size, isCurrent, isLoaded: part.isLoaded || isCurrent });
        if (part !== start) return tell(isNews);
        tell(isNews);
        if (isFull(part) && parts.length === 0) beginParts();
      },
      onEnd: (reason) => {
        if (isOver) return;
        stop();
        listener.onEnd(reason);
      },
    });
    // Refused synchronously.
    if (isOver) stopPart();
    else part.stop = stopPart;
  };

  const isFull = ({ isLoaded, size }: Part<T>) => isLoaded && size >= list.length;

  const beginParts = () => {
    parts = list.parts.map(() => ({
      rows: [],
      size: 0,
      isCurrent: false,
      isLoaded: false,
      stop: () => {},
    }));
    for (const [i, part] of [...parts].entries())
      if (!isOver) listenTo(part, list.parts[i] as Listen<T>);
  };

  const tell = (isNews: boolean) => {
    let isNewPart = false;
    if (start && parts.length > 0 && parts.every(({ isLoaded }) => isLoaded)) {
      start.stop();
      start = undefined;
      isNewPart = true;
    }
    const shown = start ? [start] : parts;
    const isCurrent = shown.every((part) => part.isCurrent);
    const isComplete = start ? start.isLoaded && !isFull(start) : true;
    if (isReloading && !isComplete) return;
    isReloading = false;
    const isOfShown = isNews && (!start || parts.length === 0);
    if (!isOfShown && !isNewPart && told?.isCurrent === isCurrent && told.isComplete === isComplete)
      return;
    told = { isCurrent, isComplete };
    listener.onValue(
      start ? start.rows : parts.flatMap(({ rows }) => rows).sort(list.compare),
      isCurrent,
      isComplete,
    );
  };

  begin();
  return stop;
}
