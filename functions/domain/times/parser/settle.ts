/** Items that mean something else beside their neighbours are replaced, before a line is read. */
import type { Time } from '../lexer/item.ts';
import { wholeDay } from '../lexer/lexicon/parts.ts';
import {
  affirms,
  anyTimeOfDay,
  isBeside,
  isDays,
  isSaid,
  isTime,
  type Placed,
  phraseOf,
  replaced,
} from './placed.ts';

/** Changes the line in place: each rule reads what the rules before it left. */
export function settle(items: Placed[]): void {
  settleEach(items, having);
  settleEach(items, regret);
  settleAfterwards(items);
  settleEach(items, anyOfDays);
  settleLike(items);
  settleEach(items, complete);
  settleEach(items, anyOfRest);
  settleThere(items);
}

type Rule = (item: Placed, items: readonly Placed[]) => Placed | undefined;

function settleEach(items: Placed[], rule: Rule): void {
  for (const [i, item] of items.entries()) items[i] = rule(item, items) ?? item;
}

const asFiller = (item: Placed) => replaced(item, { is: 'filler' as const });

/** 'er hat montags Zeit', 'sie hätten gern Mo'; 'hat Mo 14 Uhr' is an appointment. */
const having: Rule = (item, items) => {
  if (item.is !== 'have') return undefined;
  const isFree =
    /^hätt/i.test(item.word) ||
    items.some(({ is, word }) => is === 'any' || is === 'not' || /^(?:zeit|frei)$/i.test(word));
  const own = phraseOf(item, items);
  const isSure =
    isFree &&
    own.some((other) => other.is === 'not' || isSaid(other) || other.is === 'any') &&
    !own.some(({ is }) => is === 'unknown');
  return replaced(item, { is: isSure ? 'filler' : 'unknown' });
};

const regretful = /^(?:leider|[\u{1F610}-\u{1F616}\u{1F61E}-\u{1F62D}\u{1F630}\u{1F641}])$/iu;

/** 'Mo leider', 'Mo 😢': not on Mondays? */
const regret: Rule = (item, items) => {
  if (item.is !== 'filler' || !regretful.test(item.word)) return undefined;
  const own = phraseOf(item, items);
  const isLast =
    /^\P{L}/u.test(item.word) ||
    own.every(
      (other) => other.start <= item.start || other.is === 'filler' || other.is === 'comma',
    );
  const isOfTimes = own.some(isSaid) && !own.some(({ is }) => is === 'not' || is === 'only');
  return isLast && isOfTimes ? replaced(item, { is: 'unknown' as const }) : undefined;
};

/**
 * 'Schule bis 13, danach immer': from 13 on; the words before are for a person to read. 'Erst nach
 * der OP, dann immer': nobody knows when.
 */
function settleAfterwards(items: Placed[]): void {
  for (const item of [...items]) {
    if (!/^(?:danach|dann|anschließend|nachher|then)$/i.test(item.word)) continue;
    const own = phraseOf(item, items).filter(({ is }) => is !== 'comma');
    const before = items.filter(({ phrase }) => phrase === item.phrase - 1);
    const [end, ...more] = before.filter(isTime);
    const isSure =
      own[0] === item &&
      own.slice(1).every(({ is }) => ['any', 'filler', 'only'].includes(is)) &&
      (own.length === 1 ||
        own.some(
          (each) => each.is === 'any' || affirms(each) || /^(?:frei|free|zeit)$/i.test(each.word),
        )) &&
      before.some(({ is }) => is === 'unknown');
    if (isSure && before.every((each) => !isSaid(each)))
      items[items.indexOf(item)] = replaced(item, { is: 'unknown' });
    if (!isSure || end?.time.kind !== 'to' || more.length > 0) continue;
    const time: Time = { from: end.time.to, to: wholeDay.to, kind: 'from' };
    const days = before.filter(isDays).map((each) => replaced(item, each));
    items.splice(items.indexOf(item), 1, ...days, replaced(item, { is: 'time' as const, time }));
    for (const any of own.filter(({ is }) => is === 'any'))
      items[items.indexOf(any)] = asFiller(any);
  }
}

/** 'Mo egal, Di ab 14': all of Monday. */
const anyOfDays: Rule = (item, items) => {
  if (item.is !== 'any') return undefined;
  const phrase = phraseOf(item, items);
  const isOfDays =
    phrase.some((other) => isDays(other) && other.start < item.start) &&
    !phrase.some((other) => isTime(other) || other.is === 'not' || other.is === 'others');
  return isOfDays ? replaced(item, anyTimeOfDay) : undefined;
};

/** 'Mo 14–16, Mi auch', 'Di wie Mo', 'Di "': on Wednesdays at the hours said before. */
function settleLike(items: Placed[]): void {
  let hasOpenQuote = false;
  for (const [i, item] of items.entries()) {
    const isQuote = /^["„“”″]$/.test(item.word);
    const around = phraseOf(item, items);
    const isDitto = isQuote && !hasOpenQuote && isDitted(items[i - 1], items[i + 1]);
    if (isQuote && !isDitto) hasOpenQuote = !hasOpenQuote;
    const isSure = item.is === 'like' || isDitto;
    if (!isSure && !(item.is === 'filler' && /^auch$/i.test(item.word))) continue;
    // 'Mi (auch)'.
    const isApart = items[i - 1]?.is === 'open' && !around.some(isSaid);
    const own = isApart ? phraseOf(items[i - 2] ?? item, items) : around;
    const said = own.filter(isSaid);
    const before = said.filter(({ start }) => start < item.start);
    const after = said.filter(({ start }) => start > item.start);
    const days = before.slice(before.findLastIndex(isTime) + 1).filter(isDays);
    const [model] = after;
    const isModel = /\bwie$/i.test(item.word) && model && isDays(model) && after.length === 1;
    const like = [...days, ...(isModel ? [] : after.filter(isDays))];
    const isClear =
      like.length > 0 &&
      !own.some(({ is }) => is === 'not' || is === 'any') &&
      (isModel ? model.days.length === 1 : after.every(isDays) && !/\bwie$/i.test(item.word));
    if (!isClear) {
      if (isSure) items[i] = replaced(item, { is: 'unknown' });
      continue;
    }
    const of = isModel ? model.days[0] : undefined;
    const end = isModel ? model.end : item.end;
    for (const day of like)
      items[items.indexOf(day)] = replaced(day, { ...day, like: { of, isSure, end } });
    if (isModel) items[items.indexOf(model)] = asFiller(model);
    items[i] = replaced(item, { is: 'like' });
  }
}

/** 'Di "': nothing else is said of it. */
const isDitted = (before: Placed | undefined, after: Placed | undefined) =>
  before !== undefined && isDays(before) && (!after || after.is === 'comma');

/** 'Mo ja, Di ab 15', 'Mo passt, Di ab 15', 'Mo (egal), Di ab 15': all of Monday. */
const complete: Rule = (item, items) => {
  const isVerdict = item.is === 'filler' && accepted.test(item.word);
  if (item.is !== 'any' && !isVerdict) return undefined;
  const i = items.indexOf(item);
  const own = phraseOf(item, items).filter(({ is }) => is !== 'close' && is !== 'comma');
  const isInBrackets = own[0]?.is === 'open';
  const before = isInBrackets ? items.slice(0, i - 1) : own.slice(0, own.indexOf(item));
  const last = before.findLast((other) => !isBeside(other));
  if (
    own.at(-1) !== item ||
    (isInBrackets && own.length > 2) ||
    !last ||
    !isDays(last) ||
    last.like
  )
    return undefined;
  const isAllDay = !phraseOf(last, items).some(isTime) && isNextApart(items.slice(i + 1));
  return isAllDay ? replaced(item, anyTimeOfDay) : undefined;
};

const accepted = /^(?:ja|geht|passt|ok|okay|gut|super|prima|möglich|frei)$/i;

/** 'Mo ja, Di ja, Mi ab 14', but not 'Mo ja, Di ja, ab 14': the next hours have days of their own. */
function isNextApart(after: readonly Placed[]): boolean {
  const next = after.findIndex((item) => isTime(item) || item.is === 'not');
  const end = after[next];
  return after.slice(0, next + 1).some((item) => isDays(item) && item.phrase === end?.phrase);
}

/** 'sonst immer ab 15': at those hours of the other days. */
const anyOfRest: Rule = (item, items) => {
  if (item.is !== 'any') return undefined;
  const phrase = phraseOf(item, items);
  const others = phrase.findLastIndex(({ is, start }) => is === 'others' && start < item.start);
  const after = phrase.slice(others + 1);
  const isOfHours =
    others >= 0 &&
    after.some(isTime) &&
    !after.some((other) => isDays(other) || other.is === 'not');
  return isOfHours ? asFiller(item) : undefined;
};

/** 'täglich ab 15 außer Mi, da ab 13': on Wednesdays. */
function settleThere(items: Placed[]): void {
  for (const [i, item] of items.entries()) {
    if (item.is !== 'filler' || !/^(?:da|dann|dort|hier)$/i.test(item.word)) continue;
    const own = phraseOf(item, items);
    const isAlone =
      own.find(({ is }) => !['comma', 'open', 'only'].includes(is)) === item &&
      own.some(isTime) &&
      own.every(({ is }) => ['time', 'filler', 'comma', 'open', 'close', 'only'].includes(is));
    const before = items
      .slice(0, i)
      .filter(({ is }) => !['comma', 'open', 'only', 'filler'].includes(is));
    const [not, day] = before.slice(-2);
    if (!isAlone || !day || !isDays(day) || not?.is !== 'not' || not.how !== 'except') continue;
    items[items.indexOf(not)] = asFiller(not);
    items[items.indexOf(day)] = asFiller(day);
    items[i] = replaced(item, { ...day, isInstead: true });
  }
}
