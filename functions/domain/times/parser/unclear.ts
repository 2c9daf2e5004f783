/** Denials and 'immer' that leave open how far they go: true means that nobody can know. */
import { isDays, isHoursAlone, isSaid, isTime, type Placed, phraseOf } from './placed.ts';

/** 'nicht Mo vormittag und Mi': all of Wednesday? 'Nicht Mo vormittag und Mi nachmittag' is clear. */
export function isUnclearList(not: Placed, phrase: readonly Placed[]): boolean {
  if (not.is !== 'not') return false;
  const at = phrase.indexOf(not);
  const after = phrase.slice(at + 1);
  const stop = after.findIndex(({ is }) => is === 'not' || is === 'others');
  const said = (stop < 0 ? after : after.slice(0, stop)).filter(isSaid);
  const time = said.findIndex(isTime);
  if (time < 1 || !said.slice(time).some(isDays)) return false;
  const isPaired = said.every((item, i) => (i % 2 === 0 ? isDays(item) : isTime(item)));
  const isSure =
    !phrase.slice(0, at).some(isDays) ||
    said.every((item) => isDays(item) || item.time.kind === 'part');
  return !(isPaired && said.length % 2 === 0 && isSure);
}

/** 'sonst immer, ab 14', 'sonst immer Di ab 14': is anything left of 'immer'? */
export function isUnclearRest(any: Placed, items: readonly Placed[]): boolean {
  if (any.is !== 'any') return false;
  const phrase = phraseOf(any, items);
  const at = phrase.indexOf(any);
  if (!phrase.slice(0, at).some(({ is }) => is === 'others')) return false;
  const next = items.filter((other) => other.phrase === any.phrase + 1);
  const isOfHours =
    next.some((other) => isTime(other) && !other.time.narrows) && isHoursAlone(next);
  return isOfHours || phrase.slice(at).some(isDays);
}

/** 'nicht nachmittags, außer Mo ab 16', 'Mo–Fr, nicht vormittags, außer Mi'. */
export function isUnclearException(item: Placed, items: readonly Placed[]): boolean {
  if (item.is !== 'not' || item.how !== 'except') return false;
  const before = items.filter((other) => other.end <= item.start);
  const not = before.find((other) => other.is === 'not' && other.how !== 'except');
  if (!not) return false;
  const after = phraseOf(item, items).filter(({ start }) => start > item.start);
  const isFirst = !before.some((other) => other.start < not.start && isSaid(other));
  return !isFirst || after.some(isTime) || before.some(isDays);
}

/** 'nicht immer', 'nicht nur Mo'. */
export function isUnclearNot(item: Placed, phrase: readonly Placed[]): boolean {
  if (item.is === 'any') return phrase[phrase.indexOf(item) - 1]?.is === 'not';
  return (
    item.is === 'only' && phrase.some((other) => other.is === 'not' && other.start < item.start)
  );
}
