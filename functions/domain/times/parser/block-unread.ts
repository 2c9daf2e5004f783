/** How far words that were not read, or that no week has, reach: those items are not taken. */
import type { Blocked } from './blocked.ts';
import { isBracket, sinceLastAnd, withListBefore } from './phrases.ts';
import { endOf, isDays, isSaid, type Placed } from './placed.ts';

const isSaidOrAny = (item: Placed) => isSaid(item) || item.is === 'any';

export function blockUnread(
  item: Placed,
  phrase: readonly Placed[],
  items: readonly Placed[],
  blocked: Blocked,
): void {
  const kind = item.is === 'unknown' ? 'unread' : 'notWeekly';
  const has = (...kinds: Placed['is'][]) => phrase.some(({ is }) => kinds.includes(is));
  if (isHeading(item, items)) blocked.block(items, kind);
  else if (phrase.some(isSaidOrAny)) {
    const chosen = sinceLastAnd(phrase, item);
    const isOfRow =
      item.is === 'unknown' &&
      /\p{L}/u.test(item.word) &&
      phrase.every((other) => !isDays(other) || other.start < item.start);
    blocked.block(
      isOfRow ? withListBefore(chosen, items) : chosen,
      has('limit', 'period') ? 'notWeekly' : kind,
    );
  } else if (item.is === 'unknown' && !has('limit', 'not', 'only') && !isDoubt(phrase))
    keepAlone(phrase, items, blocked);
  else
    blocked.block(
      withWhatItLimits(item, phrase, items),
      kind === 'unread' && has('limit') ? 'notWeekly' : kind,
    );
}

/** 'Mo 14–16 (?)'. */
const isDoubt = (phrase: readonly Placed[]) =>
  !phrase.some(({ word }) => /[\p{L}\d]/u.test(word)) && phrase.some(({ word }) => word === '?');

/** 'schlecht: Mo, Di' is about the whole line. */
function isHeading(item: Placed, items: readonly Placed[]): boolean {
  const at = items.indexOf(item);
  const colon = items.findIndex(({ is, word }, i) => i > at && is === 'filler' && word === ':');
  return (
    colon >= 0 &&
    !items.slice(0, at).some(isSaid) &&
    items.slice(at + 1, colon).every(({ is }) => ['filler', 'unknown', 'limit'].includes(is))
  );
}

/** Words in a phrase of their own say nothing of what stands beside them. */
function keepAlone(phrase: readonly Placed[], items: readonly Placed[], blocked: Blocked): void {
  const { diagnostics } = blocked;
  diagnostics.keep(phrase[0]?.start ?? 0, endOf(phrase), 'unread');
  // 'sonst nachmitags': not all of the other days.
  diagnostics.hasRefused ||= phrase.some(({ is }) => is === 'others');
  for (const other of phrase) blocked.add(other);
  // 'außerhalb der Schulzeit (8–13)', 'Arbeit (Mo–Do), Fr frei': the comma is behind the bracket.
  const last = phrase.findLast(({ is }) => is !== 'comma');
  const from = items.indexOf(last as Placed) + 1;
  const close = items.findIndex(({ is }, i) => i >= from && is === 'close');
  const bracket = items.slice(from, close < 0 ? undefined : close + 1);
  if (bracket[0]?.is === 'open' && bracket.some(isSaid))
    blocked.block([...phrase, ...bracket], 'unread');
}

/** 'Mo 8–12 (14-tägig), in den Ferien nicht': what stands around its brackets, or all before it. */
function withWhatItLimits(
  item: Placed,
  phrase: readonly Placed[],
  items: readonly Placed[],
): readonly Placed[] {
  const inBrackets = isBracket(items, item);
  const before = items
    .slice(0, items.indexOf(item))
    .filter((other) => other.phrase !== item.phrase);
  const around = before.filter((other) => other.phrase === before.at(-1)?.phrase);
  const scope = inBrackets && around.some(isSaidOrAny) ? around : before;
  return inBrackets || scope.some(isSaidOrAny) ? [...scope, ...phrase] : items;
}
