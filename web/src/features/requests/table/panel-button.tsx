import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { type KeyName, keyed } from '../../../entities/keys/keys.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { tableTexts } from './table-texts.ts';

/** What every such panel takes. */
export type Anchored = {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

type Props<P> = {
  load: () => Promise<ComponentType<P & Anchored>>;
  panel: P;
  /** The key that presses it. */
  keyName?: KeyName;
  /** Something is chosen in it. */
  isOn?: boolean;
  children: ReactNode;
};

/**
 * A button of the table's tools, and the panel that hangs from it: it loads with the first press.
 */
export function PanelButton<P extends object>({
  load,
  panel,
  keyName,
  isOn = false,
  children,
}: Props<P>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part: Panel, hasFailed, retry } = useLazyModule(load, isOpen);
  const { show } = useToasts();
  if (hasFailed && isOpen) {
    setOpen(false);
    queueMicrotask(() => show({ title: tableTexts.partFailed, isUrgent: true }));
  }
  return (
    <>
      <Button
        {...(keyName && keyed(keyName))}
        ref={button}
        look={isOn || isOpen ? 'outlined' : 'plain'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isOpen && !Panel}
        onClick={() => {
          if (hasFailed) retry();
          setOpen(!isOpen);
        }}
      >
        {children}
      </Button>
      {Panel && <Panel {...panel} anchor={button} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
