/**
 * Times in words: 'Mo 8-12, Di und Do nachmittags außer in den Ferien'. One grammar for lists, the
 * telephone, edits and the palette. Every character lies in exactly one span: understood, or kept
 * for a person to read. What a weekly plan cannot hold ('jeden zweiten Montag') takes times away
 * and never adds any; whatever is not surely meant is kept and asked about.
 */
import type { OfferedPlan } from '../waiting-list/offered-times.ts';
import { type LocationId, mergeSlots, type Slot, slotKey } from '../waiting-list/slot.ts';
import type { Item } from './lexer/item.ts';
import type { Ask } from './parser/diagnostics.ts';
import { fitted } from './parser/fit.ts';
import { parse } from './parser/parse.ts';
import type { Reading } from './parser/reading.ts';

type Span = { readonly text: string; readonly isUnderstood: boolean };

type TimesRead = {
  /** Offered cells, merged; at every one of the locations. */
  readonly slots: Slot[];
  /** The whole text, in order. */
  readonly spans: readonly Span[];
  /** The kept words; '' if all was understood. */
  readonly remaining: string;
  readonly asks: readonly Ask[];
  /** Any offered time. */
  readonly isAnyTime: boolean;
  /** Says only when somebody cannot come; the slots are the rest. */
  readonly onlyForbids: boolean;
};

/**
 * At these locations, at all of the plan if none is named; one that opens a clause ('Lend: Mo
 * 8–10') has that clause for itself.
 */
export function readTimes(
  text: string,
  plan: OfferedPlan,
  locationIds: readonly LocationId[] = [],
): TimesRead {
  const places = plan.selectableLocations.filter(
    ({ id }) => locationIds.length === 0 || locationIds.includes(id),
  );
  const { reading, items } = parse(text, plan);
  const { diagnostics, week, excluded } = reading;
  const said = fitted(reading, places, plan);
  const taken = withoutRestriction(text, plan, items)
    .filter((bound) => said.taken.length > 0 && bound.hasPositive)
    .reduce((cells, bound) => sharedCells(cells, fitted(bound, places, plan).taken), said.taken);
  if (taken.length < said.taken.length)
    diagnostics.asks.push({ kind: 'contradiction', text: text.trim() });
  const isSilent = reading.isBlank && diagnostics.asks.length === 0;
  const asks = [...diagnostics.asks, ...said.asks];
  if (taken.length === 0 && asks.length === 0 && !isSilent) {
    const isExcluded = excluded.length > 0 ? 'contradiction' : 'notOffered';
    asks.push({ kind: week.ranges.length === 0 ? 'noTimes' : isExcluded, text: text.trim() });
  }
  const remaining = diagnostics.remaining();
  return {
    slots: mergeSlots(taken),
    spans: spansOf(text, remaining),
    remaining: remaining.map(({ start, end }) => text.slice(start, end).trim()).join(' … '),
    asks,
    isAnyTime: reading.isAnyTime && taken.length > 0,
    onlyForbids: !reading.hasPositive,
  };
}

/** However they are read, 'nur' and a denial at the end add nothing to the text without them. */
function withoutRestriction(text: string, plan: OfferedPlan, items: readonly Item[]): Reading[] {
  const at = items.findLastIndex(({ is }) => is === 'not');
  const not = items[at];
  // 'Nicht Mo, Di' is about both, 'nicht Mo, nur Di' is not.
  if (not?.is !== 'not')
    return items.filter(({ is }) => is === 'only').length === 1
      ? [parse(text, plan, true).reading]
      : [];
  const isApart = not.how === 'except' || /comma|open|end/.test(items[at - 1]?.is ?? '');
  const denied = items.slice(at + 1);
  return isApart &&
    denied.length > 0 &&
    denied.every(({ is }) => /days|time|and|close|filler/.test(is))
    ? [parse(text.slice(0, not.start), plan).reading]
    : [];
}

/**
 * What goes into the note, so that nothing typed is lost: all of it, unless everything was
 * understood and is offered.
 */
export function wordsForNote(
  text: string,
  { remaining, asks }: Pick<TimesRead, 'remaining' | 'asks'>,
): string {
  return remaining === '' && asks.length === 0 ? '' : text.trim();
}

function sharedCells(some: readonly Slot[], others: readonly Slot[]): Slot[] {
  const known = new Set(others.map(slotKey));
  return some.filter((cell) => known.has(slotKey(cell)));
}

function spansOf(text: string, remaining: readonly { start: number; end: number }[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { start, end } of [...remaining, { start: text.length, end: text.length }]) {
    spans.push({ text: text.slice(at, start), isUnderstood: true });
    spans.push({ text: text.slice(start, end), isUnderstood: false });
    at = end;
  }
  return spans.filter((span) => span.text !== '');
}
