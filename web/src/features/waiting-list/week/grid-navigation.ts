/** Where a key leads in the week: from one offered cell to another, over gaps. */
import { moved, type Place, type Size } from '../../../ui/week-selection.ts';

/**
 * The offered place a key leads to, or undefined if the key is not for moving. Arrows skip gaps in their direction and stay
 * where there is nothing more; Home, End, PageUp and PageDown take the offered place in the same line that is nearest to
 * where they lead.
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
    (place) => isOffered(place) && (withControl && !isPage ? true : isPage ? place.day === from.day : place.row === from.row),
  );
  const distance = (place: Place) => Math.abs(place.row - target.row) * size.days + Math.abs(place.day - target.day);
  return inLine.sort((a, b) => distance(a) - distance(b))[0] ?? from;
}

function beyond(target: Place, from: Place, key: string, size: Size, isOffered: (place: Place) => boolean): Place {
  let at = target;
  while (!isOffered(at)) {
    const next = inside(moved(at, key, false, size));
    if (!next || (next.row === at.row && next.day === at.day)) return from;
    at = next;
  }
  return at;
}

/** The headers are no places to stop at here. */
function inside(place: Place | undefined): Place | undefined {
  return place && { row: Math.max(0, place.row), day: Math.max(0, place.day) };
}

export function places({ rows, days }: Size): Place[] {
  return Array.from({ length: rows * days }, (_, i) => ({ row: Math.floor(i / days), day: i % days }));
}
