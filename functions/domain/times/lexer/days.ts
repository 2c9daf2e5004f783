/** Weekdays: 'Mo', 'Mo–Do', 'MoDiDo', 'Montag- und Mittwochvormittag'. */
import { type Weekday, weekdays } from '../../waiting-list/slot.ts';
import { approximately, dashes, joiners, openers } from './connectors.ts';
import { rangeAt } from './hours.ts';
import type { PartOfDay } from './lexicon/parts.ts';
import { dayOf } from './lexicon/weekdays.ts';
import { foldWord } from './lexicon/words.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Found, Token, Tokens } from './tokens.ts';

type Day = { weekday: Weekday; part?: PartOfDay | undefined; next: number };

export function weekdaysAt(tokens: Tokens, i: number): Found | undefined {
  // 'so ab 15' is no Sunday, nor is 'so früh wie möglich'.
  if (
    tokens.all[i]?.text === 'so' &&
    (approximately.has(tokens.word(i + 1)) ||
      openers.has(tokens.word(i + 1)) ||
      /^(?:gut|gern|schnell|bald|frueh|spaet|lange?|wie|viel|oft|zw)/.test(tokens.word(i + 1)))
  )
    return tokens.found(i, i + 1, { is: 'filler' });
  const first = dayAt(tokens, i);
  if (!first) return dayWordAt(tokens, i);
  const ofPart = daysOfPart(tokens, first);
  if (ofPart) {
    const { days, part, next } = ofPart;
    const { items } = tokens.found(i, next, { is: 'days', days, isNamed: true });
    const time = tokens.foundTime(i, next, { ...part, kind: 'part' });
    return { items: [...items, ...time.items], next };
  }
  return (
    daysUntil(tokens, i, first) ??
    tokens.found(i, dotAfter(tokens, first.next), {
      is: 'days',
      days: [first.weekday],
      isNamed: true,
    })
  );
}

/** 'Mo–Do', 'Mo bis einschließlich Do', 'Montag bis Donnerstagvormittag'. */
function daysUntil(tokens: Tokens, i: number, first: Day): Found | undefined {
  const joined = tokens.over(first.next);
  if (!joiners.has(tokens.word(joined))) return undefined;
  const to = tokens.is(joined + 1, 'einschliesslich', 'inkl', 'inklusive', 'zum')
    ? tokens.over(joined + 2)
    : joined + 1;
  const last = dayAt(tokens, to);
  // 'Mo –' and 'Di ab 14' in the line below are no range, nor is 'Di und Do – Do ab 15'.
  if (dashes.has(tokens.word(joined)) && tokens.isOnNewLine(to)) return undefined;
  if (!last || last.weekday === first.weekday) return undefined;
  // 'Mo-Mi-Fr' may be three days or five.
  const further = (at: number) => {
    const dash = tokens.over(at);
    return dashes.has(tokens.word(dash)) ? dayAt(tokens, dash + 1)?.next : undefined;
  };
  const isBackward =
    last.weekday < first.weekday ||
    further(last.next) !== undefined ||
    (dashes.has(tokens.word(joined)) && isPlusAt(tokens.all, last.next));
  const days = isBackward ? [] : weekdays.slice(first.weekday - 1, last.weekday);
  let end = last.next;
  for (let at = further(end); at !== undefined; at = further(end)) end = at;
  const next = dotAfter(tokens, end);
  const { items } = tokens.found(i, next, { is: 'days', days, isNamed: true, isBackward });
  const part = last.part && tokens.foundTime(to, next, { ...last.part, kind: 'part' });
  return { items: [...items, ...(part?.items ?? [])], next };
}

/** 'Do-Fr+': both of them, or not Thursday? */
export function isPlusAt(tokens: readonly Token[], i: number): boolean {
  const [plus, next] = [tokens[i], tokens[i + 1]];
  const isJoint = next?.isGlued === true && /^[\p{L}\d]/u.test(next.text);
  return plus?.text === '+' && plus.isGlued && !isJoint;
}

/** 'Montagvormittag', 'Montag- und Mittwochvormittag'. */
function daysOfPart(
  tokens: Tokens,
  first: Day,
): { days: Weekday[]; part: PartOfDay; next: number } | undefined {
  const days: Weekday[] = [];
  let day: Day | undefined = first;
  while (day) {
    days.push(day.weekday);
    if (day.part) return { days, part: day.part, next: day.next };
    const at: number = day.next;
    const goesOn: boolean = dashes.has(tokens.word(at)) && tokens.isGlued(at);
    const isJoined: boolean = goesOn && tokens.is(at + 1, 'und', 'oder', 'u', '/', ',');
    day = isJoined ? dayAt(tokens, at + 2) : undefined;
  }
  return undefined;
}

export function dayAt(tokens: Tokens, i: number): Day | undefined {
  // 'Mo13-15', 'Mo14:30' and 'Mo14Uhr' have hours, 'Mi5' may be anything.
  const isUnclear =
    tokens.isGlued(i + 1) &&
    /^\d/.test(tokens.word(i + 1)) &&
    !tokens.is(i + 2, 'uhr', 'h') &&
    !(tokens.is(i + 2, ':', '.') && /^\d\d$/.test(tokens.word(i + 3))) &&
    !rangeAt(tokens, i + 1);
  if (isTuesday(tokens, i)) return { weekday: 2, next: tokens.over(i + 1) };
  const found = isUnclear ? undefined : dayOf(tokens.word(i));
  return found && { ...found, next: i + 1 };
}

const besideDays = new Set(
  'und u oder od ab bis von nach vor erst nur nicht nie auch wie ja nein ok geht passt frei egal immer frueh spaet'.split(
    ' ',
  ),
);

/** 'Mo NM oder Die VM', 'Mo 8–10, Die 14–16': a day, where 'die' would be no German. */
export function isTuesday(tokens: Tokens, i: number): boolean {
  if (!tokens.is(i, 'die') || tokens.is(i - 1, 'in', 'um', 'an', 'ueber', 'auf')) return false;
  const next = tokens.over(i + 1);
  if (/^(?:[vn]m|(?:vor|nach)m(?:itt?)?|(?:vor|nach)mittags?|ganztags)$/.test(tokens.word(next)))
    return true;
  // An article stands before a noun: 'Die Termine'.
  const isAlone = !/^\p{L}/u.test(tokens.word(next)) || besideDays.has(tokens.word(next));
  return tokens.all[i]?.text === 'Die' && tokens.hasDay && isAlone;
}

/** 'MoDiDo'. */
function dayWordAt(tokens: Tokens, i: number): Found | undefined {
  const { text = '' } = tokens.all[i] ?? {};
  if (text.length < 4 || text.length > 14 || !/^(?:Mo|Di|Mi|Do|Fr|Sa|So)+$/.test(text))
    return undefined;
  const named = (text.match(/../g) ?? []).flatMap((name) => dayOf(foldWord(name))?.weekday ?? []);
  return tokens.found(i, i + 1, { is: 'days', days: named, isNamed: true });
}
