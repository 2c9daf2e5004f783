/**
 * What each day of the simulated year counts, from the hand-written lines of its fixture; uses no
 * product code.
 */

/** As stored for a day. */
export type Counts = Readonly<
  Record<'arrived' | 'left' | 'noted' | 'followUps', Readonly<Record<string, number>>>
> & {
  readonly open: number;
};

/**
 * What a line says of a request: `open` when it begins, when its patient answered, or when the team
 * reached them.
 */
const what =
  /^\d{4}-\d\d-\d\d (\w+): (open|paused|placeFound|noInterest|asked|reminded|noAnswer|toCall|announced|gone)$/;

/** Those of a practice; until it is gone. */
export function countsOf(
  lines: readonly string[],
  days: readonly string[],
): Record<string, Counts> {
  const waits = new Set<string>();
  const called = new Set<string>();
  const since = new Map<string, string>();
  const counts: Record<string, Counts> = {};
  for (const date of days) {
    const today = { arrived: {}, left: {}, noted: {}, followUps: {} };
    for (const line of lines.filter((each) => each.startsWith(date))) {
      if (line === `${date} practice: gone`) return counts;
      const [, who = '', state = ''] = what.exec(line) ?? [];
      if (!who || who === 'practice') continue;
      if (state === 'open' && !waits.has(who))
        add(today.arrived, who === 'ohneMail' ? 'phone' : 'online');
      else if (state === 'open' && !called.delete(who)) add(today.followUps, 'interested');
      else if (state === 'placeFound') {
        add(today.left, 'placeNoted');
        add(
          today.noted,
          String(
            Math.floor((Date.parse(date) - Date.parse(since.get(who) ?? date)) / (7 * 86_400_000)),
          ),
        );
      } else if (state === 'noInterest') add(today.left, 'withdrawn');
      else if (['asked', 'noAnswer', 'toCall'].includes(state)) add(today.followUps, state);
      if (state === 'open') waits.add(who);
      if (!since.has(who)) since.set(who, date);
      else if (state === 'toCall') called.add(who);
      // Deleted for its age, nobody left: it only waits no longer.
      else if (['placeFound', 'noInterest', 'gone'].includes(state)) waits.delete(who);
    }
    counts[date] = { open: waits.size, ...today };
  }
  return counts;
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
