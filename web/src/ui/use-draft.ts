/** What is typed into a form about something that others may change meanwhile: it follows until the first key, then asks. */
import { useState } from 'react';

export type Draft<T> = {
  value: T;
  change: (part: Partial<T>) => void;
  /** What it was begun from: whoever saves it must still find this. */
  base: T;
  /** What stands there by now, while it is undecided what becomes of it. */
  theirs: T | undefined;
  /** Goes on with what is typed, knowing theirs. */
  keepMine: () => void;
  /** Gives up what is typed. */
  takeTheirs: () => void;
};

/** `stored` is the thing as it is read live; `isSame` compares what the form is about. */
export function useDraft<T extends object>(stored: T, isSame: (one: T, other: T) => boolean): Draft<T> {
  const [{ value, base }, set] = useState({ value: stored, base: stored });
  const isNews = !isSame(stored, base);
  // Nothing is typed yet, or theirs is the same; one's own saving arrives that way too.
  const isHarmless = isNews && (isSame(value, base) || isSame(stored, value));
  if (isHarmless) set({ value: stored, base: stored });
  return {
    value: isHarmless ? stored : value,
    change: (part) => set((now) => ({ ...now, value: { ...now.value, ...part } })),
    base: isHarmless ? stored : base,
    theirs: isNews && !isHarmless ? stored : undefined,
    keepMine: () => set({ value, base: stored }),
    takeTheirs: () => set({ value: stored, base: stored }),
  };
}
