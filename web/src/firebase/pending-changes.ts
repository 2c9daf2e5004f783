/**
 * The user's changes that the server does not have yet: direct writes and held calls. They exist
 * only in memory, since the device stores nothing about patients; closing the page would lose them,
 * so the browser asks first.
 */
type PendingChanges = {
  count: number;
  /** When the oldest one was made; undefined if there is none. */
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
  // A set iterates in insertion order.
  const [oldest] = held;
  now = { count: held.size, since: oldest?.since };
  for (const listener of listeners) listener();
}

// biome-ignore lint/plugin: nobody typed them here; they are being sent.
addEventListener('beforeunload', (event) => {
  if (held.size > 0) event.preventDefault();
});
