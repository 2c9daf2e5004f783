/** Clauses of a text: those that a location's title and a colon open, as our own files have it. */
import type { OfferedPlan } from '../../waiting-list/offered-times.ts';
import type { LocationId } from '../../waiting-list/slot.ts';

type Clause = { start: number; end: number; locationId: LocationId | undefined };

/** 'Lend: Mo 8–10; Di' -> ' Mo 8–10' of Lend, '; Di' of every location. */
export function clausesOf(text: string, { selectableLocations }: OfferedPlan): Clause[] {
  const marks: { at: number; until: number; id: LocationId }[] = [];
  const titles = [...selectableLocations].sort(
    (one, other) => other.title.length - one.title.length,
  );
  for (const { index, 0: opening } of text.matchAll(/(?:^|[;\n])[^\S\n]{0,5}/g)) {
    const at = index + opening.length;
    const place = titles.find(({ title }) => text.startsWith(`${title}:`, at));
    if (place) marks.push({ at, until: at + place.title.length + 1, id: place.id });
  }
  const clauses: Clause[] = [{ start: 0, end: marks[0]?.at ?? text.length, locationId: undefined }];
  for (const [i, mark] of marks.entries()) {
    const next = marks[i + 1]?.at ?? text.length;
    // Its times end with the clause: what follows ';' is for all again.
    const stop = text.indexOf(';', mark.until);
    const end = stop < 0 || stop > next ? next : stop;
    clauses.push(
      { start: mark.until, end, locationId: mark.id },
      { start: end, end: next, locationId: undefined },
    );
  }
  return clauses.filter(({ start, end }) => start < end);
}
