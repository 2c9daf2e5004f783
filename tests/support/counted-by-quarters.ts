/**
 * Counts waiting lists by quarters of an hour, and derives levels: shares no code with the product.
 */
type Range = { weekday: number; start: string; end: string };
type Preference = {
  locationIds: readonly string[];
  slots: readonly (Range & { locationId: string })[];
};
type Plan = {
  minSlotSize: number;
  demandShown: boolean;
  selectableLocations: readonly { id: string; selectableSlots: readonly Range[] }[];
};

const quarters = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 15;
const clock = (quarter: number) =>
  `${String(Math.trunc(quarter / 4)).padStart(2, '0')}${String((quarter % 4) * 15).padStart(2, '0')}`;

/** Key -> the quarters it consists of, each named by location and day. */
function cells({ selectableLocations, minSlotSize }: Plan): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const length = minSlotSize / 15;
  for (const { id, selectableSlots } of selectableLocations) {
    for (const { weekday, start, end } of selectableSlots) {
      for (let from = quarters(start); from + length <= quarters(end); from += length) {
        const inside = Array.from({ length }, (_, n) => `${id} ${weekday} ${from + n}`);
        found.set(`${id}_${weekday}_${clock(from)}-${clock(from + length)}`, inside);
      }
    }
  }
  return found;
}

/** Key -> how many wait; keys with nobody are omitted. */
export function listsByQuarters(open: readonly Preference[], plan: Plan): Record<string, number> {
  const offered = cells(plan);
  const counts: Record<string, number> = {};
  for (const { locationIds, slots } of open) {
    const preferred = new Set<string>();
    for (const { locationId, weekday, start, end } of slots) {
      if (!locationIds.includes(locationId)) continue;
      for (let quarter = quarters(start); quarter < quarters(end); quarter++)
        preferred.add(`${locationId} ${weekday} ${quarter}`);
    }
    for (const [key, inside] of offered)
      if (inside.every((quarter) => preferred.has(quarter))) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Key -> level: from five open requests on, relative to the average per cell. */
export function levelsByQuarters(open: readonly Preference[], plan: Plan): Record<string, string> {
  if (!plan.demandShown || open.length <= 4) return {};
  const counts = listsByQuarters(open, plan);
  const keys = [...cells(plan).keys()];
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  // In sixths of the average, to stay with integers: four are two thirds, eight are four thirds.
  return Object.fromEntries(
    keys.map((key) => {
      const times = 6 * keys.length * (counts[key] ?? 0);
      if (times <= 4 * total) return [key, 'low'];
      return [key, times < 8 * total ? 'medium' : 'high'];
    }),
  );
}
