/**
 * While thousands of rows come or go at once, long lists stand still: each part would load again
 * what it moved, and redraw every screen that counts. What is shown meanwhile is what was known
 * before.
 */
let pauses = 0;
const watchers = new Set<() => void>();

const tell = () => {
  for (const watcher of [...watchers]) watcher();
};

/** Returns how to end it; the lists go on when the last pause has ended. */
export function pauseLists(): () => void {
  let isOver = false;
  pauses += 1;
  tell();
  return () => {
    if (isOver) return;
    isOver = true;
    pauses -= 1;
    tell();
  };
}

export const areListsPaused = () => pauses > 0;

export function watchPauses(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
