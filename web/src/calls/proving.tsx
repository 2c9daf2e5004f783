import { type ReactNode, useSyncExternalStore } from 'react';
import { isProving, onProving } from '../firebase/proving.ts';
import { provingTexts } from './proving-texts.ts';

/** Beside a button that sends: says why it takes a moment, while the device is still at work. */
export function Proving({ isSending }: { isSending: boolean }): ReactNode {
  const isWorking = useSyncExternalStore(onProving, isProving, () => false);
  return (
    isSending &&
    isWorking && (
      <p role="status" className="hint">
        {provingTexts.proving}
      </p>
    )
  );
}
