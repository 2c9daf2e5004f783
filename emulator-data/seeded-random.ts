/** Deterministic random numbers: the same seed always gives the same demo world. */
export type SeededRandom = ReturnType<typeof seededRandom>;

/** `seed` is any whole number (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(options: readonly [T, ...T[]]): T =>
    options[between(0, options.length - 1)] ?? options[0];
  const hex = (length: number) =>
    Array.from({ length }, () => between(0, 15).toString(16)).join('');
  /** Some of the options, in their original order. */
  const some = <T>(options: readonly T[], count: number): T[] => {
    const marked = options.map((option, order) => ({ option, order, lot: next() }));
    const drawn = marked.sort((a, b) => a.lot - b.lot).slice(0, count);
    return drawn.sort((a, b) => a.order - b.order).map(({ option }) => option);
  };
  return { next, between, pick, some, hex, happens: (probability: number) => next() < probability };
}
