/** Whether the view is live, as the browser and the listeners see it together, and what of one's own still waits. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPendingChanges, pendingChanges } from '../../firebase/pending-changes.ts';

export type Connection = {
  /** 'back' for a moment after it was lost; 'slow': there, but changes wait for long. */
  status: 'there' | 'lost' | 'back' | 'slow';
  /** When it was lost. */
  since: Date | undefined;
  /** Own changes that the server does not have yet. */
  waiting: number;
};

/** Milliseconds: a listener that is renewed is no lost connection. The browser's own word counts at once. */
const doubt = 2000;

/** Milliseconds that good news stay. */
const joy = 4000;

/** Milliseconds after which a change that has no answer is worth a word. */
const slow = 6000;

/** `isLive`: what is followed comes from the server. */
export function useConnection(isLive: boolean): Connection {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
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

/** True once it has been so for that long, each cause by itself; false at once when it is not. */
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

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
