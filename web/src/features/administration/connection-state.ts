/**
 * Whether the view is live, according to the browser and the listeners, and which of the user's
 * changes are pending.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPendingChanges, pendingChanges } from '../../firebase/pending-changes.ts';
import { useIsOnline } from '../../online.ts';

export type Connection = {
  /**
   * 'back': shown briefly after reconnecting; 'slow': connected, but changes have been pending for
   * long.
   */
  status: 'there' | 'lost' | 'back' | 'slow';
  /** When the connection was lost. */
  since: Date | undefined;
  /** The user's changes that the server does not have yet. */
  waiting: number;
};

/**
 * Milliseconds: a listener that renews is not a lost connection. The browser's own offline event
 * counts immediately.
 */
const doubt = 2000;

/** Milliseconds that good news is shown. */
const joy = 4000;

/** Milliseconds after which an unanswered change is worth mentioning. */
const slow = 6000;

/** `isLive`: the listened data comes from the server. */
export function useConnection(isLive: boolean): Connection {
  const isOnline = useIsOnline();
  const { count, since: oldest } = useSyncExternalStore(onPendingChanges, pendingChanges);
  const isDoubtful = useLasting(!isLive, doubt);
  const isSlow = useLasting(oldest !== undefined, slow, oldest);
  const isLost = !isOnline || isDoubtful;

  const [since, setSince] = useState<Date | undefined>(undefined);
  if (isLost && since === undefined) setSince(new Date());
  useEffect(() => {
    if (isLost || since === undefined) return;
    const timer = setTimeout(() => setSince(undefined), joy);
    return () => clearTimeout(timer);
  }, [isLost, since]);

  const status = isLost ? 'lost' : since !== undefined ? 'back' : isSlow ? 'slow' : 'there';
  return { status, since, waiting: count };
}

/**
 * True once the value has been true for that long, each cause timed separately; false immediately
 * when it ends.
 */
function useLasting(isSo: boolean, milliseconds: number, cause: unknown = isSo): boolean {
  const [lasted, setLasted] = useState<unknown>(undefined);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(cause), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(undefined);
    };
  }, [isSo, milliseconds, cause]);
  return isSo && lasted === cause;
}
