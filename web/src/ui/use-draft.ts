/** A draft of something others may change meanwhile: tracks the stored value until the first keystroke, then reports conflicts. */
import { useState } from 'react';

export type Draft<T> = {
  value: T;
  change: (part: Partial<T>) => void;
  /** The value the draft started from: saving must still find it stored. */
  base: T;
  /** The current stored value while a conflict is unresolved. */
  theirs: T | undefined;
  /** Keeps the draft, based on their version. */
  keepMine: () => void;
  /** Discards the draft. */
  takeTheirs: () => void;
};

/** `stored`: the live value; `isSame`: compares what the form edits. */
export function useDraft<T extends object>(stored: T, isSame: (one: T, other: T) => boolean): Draft<T> {
  const [{ value, base }, set] = useState({ value: stored, base: stored });
  const isNews = !isSame(stored, base);
  // Nothing typed yet, or their value is the same; the user's own save also arrives this way.
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
