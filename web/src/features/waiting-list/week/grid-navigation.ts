/** Keyboard navigation in the week: between offered cells, across gaps. */
import { moved, type Place, type Size } from '../../../ui/week-selection.ts';

/**
 * The offered cell a key leads to; undefined if the key is not for navigation. Arrows skip gaps and
 * stay at the end; Home, End, PageUp and PageDown go to the offered cell in the same row or column
 * nearest to their target.
 */
export function movedToOffered(
  from: Place,
  key: string,
  withControl: boolean,
  size: Size,
  isOffered: (place: Place) => boolean,
): Place | undefined {
  const target = inside(moved(from, key, withControl, size));
  if (!target) return undefined;
  if (isOffered(target)) return target;
  if (key.startsWith('Arrow')) return beyond(target, from, key, size, isOffered);

  const isPage = key.startsWith('Page');
  const inLine = places(size).filter(
    (place) =>
      isOffered(place) &&
      (withControl && !isPage ? true : isPage ? place.day === from.day : place.row === from.row),
  );
  const distance = (place: Place) =>
    Math.abs(place.row - target.row) * size.days + Math.abs(place.day - target.day);
  return inLine.sort((a, b) => distance(a) - distance(b))[0] ?? from;
}

function beyond(
  target: Place,
  from: Place,
  key: string,
  size: Size,
  isOffered: (place: Place) => boolean,
): Place {
  let at = target;
  while (!isOffered(at)) {
    const next = inside(moved(at, key, false, size));
    if (!next || (next.row === at.row && next.day === at.day)) return from;
    at = next;
  }
  return at;
}

/** Headers are not focusable here. */
function inside(place: Place | undefined): Place | undefined {
  return place && { row: Math.max(0, place.row), day: Math.max(0, place.day) };
}

export function places({ rows, days }: Size): Place[] {
  return Array.from({ length: rows * days }, (_, i) => ({
    row: Math.floor(i / days),
    day: i % days,
  }));
}
