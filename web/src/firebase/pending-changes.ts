/**
 * One's own changes that the server does not have yet: direct writes and held calls. They live in memory alone, since
 * nothing about patients is stored on the device; closing the page would lose them, so the browser asks first.
 */
export type PendingChanges = {
  count: number;
  /** When the oldest of them was made; undefined while there is none. */
  since: Date | undefined;
};

const held = new Set<{ since: Date }>();
const listeners = new Set<() => void>();
let now: PendingChanges = { count: 0, since: undefined };

/** Counts one until the returned function is called. */
export function addPendingChange(): () => void {
  const change = { since: new Date() };
  held.add(change);
  tell();
  return () => {
    if (held.delete(change)) tell();
  };
}

/** The same object until something changes. */
export const pendingChanges = (): PendingChanges => now;

export function onPendingChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  // A set keeps the order in which it was filled.
  const [oldest] = held;
  now = { count: held.size, since: oldest?.since };
  for (const listener of listeners) listener();
}

addEventListener('beforeunload', (event) => {
  if (held.size > 0) event.preventDefault();
});
