/**
 * Items of a line that are not taken: they lie beside words which are no times, or which no week
 * has. The words are kept and asked about.
 */
import type { Item } from '../lexer/item.ts';
import { blockUnread } from './block-unread.ts';
import { Blocked } from './blocked.ts';
import { goOnBusy } from './busy.ts';
import { withListBefore } from './phrases.ts';
import { endOf, isDays, isSaid, isTime, type Placed, phraseOf } from './placed.ts';
import type { Reach } from './reach.ts';
import type { Reading } from './reading.ts';
import { isUnclearException, isUnclearList, isUnclearNot, isUnclearRest } from './unclear.ts';

export function blockedItems(
  items: readonly Placed[],
  reached: ReadonlyMap<Item, Reach>,
  reading: Reading,
): ReadonlySet<Item> {
  const { diagnostics } = reading;
  const blocked = new Blocked(diagnostics);
  askAboutPairs(items, blocked);
  askAboutDays(items, blocked);
  for (const [i, item] of items.entries()) {
    const phrase = phraseOf(item, items);
    const not = phrase.findLast((other) => other.is === 'not' && other.start < item.start);
    if (item.is === 'period' && item.isOpen && !not)
      diagnostics.keep(item.start, item.end, 'notWeekly');
    else if (not && isDayLeftOut(item, not, phrase))
      diagnostics.keep(not.start, item.end, 'notWeekly');
    // 'Mo 14–16 außer': what follows is lost.
    else if (
      /^(?:au(?:ß|ss)er|ohne|bis auf|abgesehen von)\W*$/i.test(item.word) &&
      items.slice(i + 1).every(({ is }) => is === 'filler' || is === 'comma')
    )
      blocked.block(items, 'unread');
    // 'Di k.A.'.
    else if (item.is === 'nothing' && phrase.some(isSaid)) blocked.block(phrase, 'unread');
    else if (item.is === 'wish') blockPreference(item, phrase, items, blocked);
    else if (
      isUnclearList(item, phrase) ||
      isUnclearRest(item, items) ||
      reached.get(item)?.is === 'unclear' ||
      isUnclearException(item, items)
    )
      blocked.block(items, 'contradiction');
    // 'in geraden Wochen vormittags, sonst nachmittags': in the other weeks.
    else if (item.is === 'others' && (reading.hasWeeks || items.slice(0, i).some(isOfWeeks)))
      blocked.block(phrase, 'notWeekly');
    else if (blocked.has(item)) continue;
    else if (isUnclearNot(item, phrase)) blocked.block(items, 'notWeekly');
    else if (item.is === 'period' || item.is === 'limit' || item.is === 'unknown')
      blockUnread(item, phrase, items, blocked);
  }
  for (const item of items)
    if (isTime(item) && item.time.isAbout && !blocked.has(item))
      diagnostics.keep(item.start, item.end, 'hours');
  reading.hasWeeks ||= items.some(isOfWeeks);
  reading.busy = goOnBusy(items, blocked, reading.busy);
  return blocked;
}

/** '8/9 Uhr': a date, both of them, or from 8 to 9? '8 oder 9': or near it? '9/10/11 Uhr' is a list. */
function askAboutPairs(all: readonly Placed[], blocked: Blocked): void {
  const items = all.filter(({ word }) => word !== '.');
  const isJoint = (item: Placed | undefined) => item?.is === 'and' || item?.is === 'comma';
  for (const [i, item] of items.entries()) {
    if (!isPoint(item) || isJoint(items[i - 1])) continue;
    let end = i;
    while (isJoint(items[end + 1]) && isPoint(items[end + 2])) end += 2;
    const [pair, last] = [items.slice(i, end + 1), items[end]];
    const bare = pair
      .slice(0, -1)
      .every(({ is, word }) => is !== 'time' || /^\D*\d\d?$/.test(word));
    if (!bare || !last) continue;
    const isList = pair.length > 3 && !/\d$/.test(last.word);
    if (pair.some(({ word }) => word === '/') && !isList) blocked.block(pair, 'hours');
    else if (
      pair.length === 3 &&
      /^od?(?:er)?\.?$/i.test(pair[1]?.word ?? '') &&
      /^\d/.test(last.word)
    )
      blocked.diagnostics.keep(item.start, last.end, 'hours');
  }
}

/** 'Di do.': two days? 'Mo 14 - Di 16': two times, or from one to the other? */
function askAboutDays(items: readonly Placed[], blocked: Blocked): void {
  for (const [i, item] of items.entries()) {
    const next = items[i + 1];
    if (
      isDays(item) &&
      next &&
      isDays(next) &&
      /^\p{Lu}/u.test(item.word) &&
      /^[a-z]{2}\b/.test(next.word)
    )
      blocked.diagnostics.keep(item.start, next.end, 'contradiction');
  }
  const said = items.filter((item) => isSaid(item) || item.is !== 'filler');
  const [one, from, dash, other, to, ...more] = said;
  const isSpan =
    more.length === 0 &&
    one &&
    isDays(one) &&
    isPoint(from) &&
    other &&
    isDays(other) &&
    isPoint(to);
  if (isSpan && dash?.is === 'comma' && /^(?:[-–—−]|bis)$/.test(dash.word))
    blocked.block(said, 'contradiction');
}

const isPoint = (item: Placed | undefined) =>
  item !== undefined && isTime(item) && item.time.kind === 'point';

const isOfWeeks = ({ is, word }: Placed) =>
  is === 'period' || (is === 'limit' && /woch|kw|schicht|dienst|monat|tägig|wechsel/i.test(word));

/** 'nicht am 24.12.', 'außer an Feiertagen' behind times: every week but that one. */
function isDayLeftOut(item: Placed, not: Placed, phrase: readonly Placed[]): boolean {
  if (item.is !== 'period' || item.isDay !== true) return false;
  const between = phrase.slice(phrase.indexOf(not) + 1, phrase.indexOf(item));
  const after = phrase.slice(phrase.indexOf(item) + 1);
  return (
    between.every(({ is }) => is === 'filler') &&
    after.every(({ is }) => ['filler', 'comma', 'open', 'close'].includes(is))
  );
}

const isNow = /^(?:derzeit|momentan|zur ?zeit|jetzt|aktuell|im moment|erstmal)\b/i;

const atShortNotice = /^(?:kurzfristig|spontan|auf abruf)\b/i;

/** Words of a preference are kept for a person; some of them leave open when. */
function blockPreference(
  item: Placed,
  phrase: readonly Placed[],
  items: readonly Placed[],
  blocked: Blocked,
): void {
  const isAgreed = /abspr|vereinb|rücksprache|anfrage|^n\W{0,2}v/i.test(item.word);
  const next = phrase.find(({ is, start }) => start > item.start && is !== 'filler');
  // 'Di nach Vereinbarung': when?
  if (isAgreed && phrase.some(isDays) && !phrase.some(isTime))
    blocked.block(withListBefore(phrase, items), 'hours');
  // 'kurzfristig auch Mo': on Mondays that are free at short notice.
  else if (atShortNotice.test(item.word) && phrase.some(isSaid)) blocked.block(phrase, 'notWeekly');
  // 'derzeit vormittags, ab Herbst nachmittags': not for good.
  else if (isNow.test(item.word) && items.some((other) => other.is === 'period' && other.isOpen))
    blocked.block(phrase, 'notWeekly');
  else {
    // 'Di lieber nicht': or not at all?
    const isUnsure = /lieb/i.test(item.word) && next?.is === 'not';
    blocked.diagnostics.keep(item.start, item.end, isUnsure ? 'notWeekly' : undefined);
    // 'eher nachmittags': and else?
    if (/^eher$/i.test(item.word) && !phrase.some(({ is }) => is === 'unknown'))
      blocked.diagnostics.ask('notWeekly', item.start, endOf(phrase));
  }
}
