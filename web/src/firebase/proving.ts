/** Whether this device is at work on a proof (`proof.ts`), for whoever waits for it. */
let working = 0;
const listeners = new Set<() => void>();

export const isProving = (): boolean => working > 0;

export function onProving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function whileProving<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function change(by: 1 | -1): void {
  working += by;
  for (const listener of listeners) listener();
}
