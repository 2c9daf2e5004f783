/** 'Mo–Do Arbeit bis 16:30, Fr bis 12', '(Homeoffice Mo, Fr)': what goes on with unread words. */
import type { Time } from '../lexer/item.ts';
import type { Blocked } from './blocked.ts';
import { isBeforeDays, isInBrackets } from './phrases.ts';
import { isDays, isSaid, isTime, type Placed } from './placed.ts';

/** How hours are said of what is not read. */
export type Busy = Time['kind'] | 'days';

/** Blocks it; returns what may go on in the next line. */
export function goOnBusy(
  items: readonly Placed[],
  blocked: Blocked,
  before: Busy | undefined,
): Busy | undefined {
  let busy: Busy | undefined = before === 'days' ? undefined : before;
  for (const phrase of new Set(items.map((item) => item.phrase))) {
    const own = items.filter((item) => item.phrase === phrase);
    const said = own.filter(isSaid);
    if (said.length === 0) continue;
    const blockOpen = () => {
      if (!said.every((item) => blocked.has(item))) blocked.block(own, 'unread');
    };
    // 'Schule bis 12 (Mo, Di), bis 13 (Mi)'.
    if (isInBrackets(items, own) && busy !== undefined && busy !== 'days' && !own.some(isTime)) {
      blockOpen();
      continue;
    }
    const [kind = 'days', ...kinds] = new Set(own.filter(isTime).map(({ time }) => time.kind));
    const unread = own.find(({ is }) => is === 'unknown' || is === 'limit');
    if (unread && blocked.has(unread)) {
      const isFirst = own.every((item) => !isDays(item) || item.start > unread.start);
      const goesOn =
        kinds.length === 0 &&
        (kind === 'days'
          ? isFirst
          : (kind === 'to' || kind === 'point') && unread.is === 'unknown');
      busy = goesOn ? kind : undefined;
      // 'Oma Mo, nur Di' says no more than 'Oma Mo, Di'.
    } else if (busy === kind && (own.some(isDays) || isBeforeDays(items, own))) blockOpen();
    else busy = undefined;
  }
  return busy;
}
