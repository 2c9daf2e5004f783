/**
 * Toasts: short messages at the edge that disappear by themselves; never the only place of form
 * errors.
 */
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyWhenOnline } from '../lazy-when-online.ts';

/** What shows them loads after the view. */
const ToastRegion = lazyWhenOnline(() => import('./toast-region.tsx'));

export type Message = {
  title: string;
  text?: string;
  /** An error: announced immediately and marked in colour. */
  isUrgent?: boolean;
  /** Stays until it changes or is closed. */
  isWaiting?: boolean;
  action?: { label: string; run: () => void };
};

/** A message that was closed meanwhile does not change. */
export type Shown = { change: (message: Message) => void; close: () => void };

export type Toasts = { show: (message: Message) => Shown };

/** Where messages appear. */
type Region = {
  add: (id: string, message: Message) => void;
  change: (id: string, message: Message) => void;
  close: (id: string) => void;
};

export type Messages = Toasts & {
  /** Adds what has been waiting for the region; returns a function that detaches it. */
  attach: (region: Region) => () => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

/** `label` names the region, `closeLabel` each message's button. */
export function ToastProvider({
  label,
  closeLabel,
  children,
}: {
  label: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const [messages] = useState(createMessages);
  return (
    <ToastContext value={messages}>
      {children}
      <Suspense fallback={null}>
        <ToastRegion label={label} closeLabel={closeLabel} messages={messages} />
      </Suspense>
    </ToastContext>
  );
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('Toasts are shown inside of <ToastProvider> only.');
  return toasts;
}

function createMessages(): Messages {
  const waiting = new Map<string, Message>();
  let region: Region | undefined;
  let count = 0;
  return {
    show: (message) => {
      const id = `toast-${count++}`;
      if (region) region.add(id, message);
      else waiting.set(id, message);
      return {
        change: (next) => {
          if (region) region.change(id, next);
          else if (waiting.has(id)) waiting.set(id, next);
        },
        close: () => {
          waiting.delete(id);
          region?.close(id);
        },
      };
    },
    attach: (shown) => {
      region = shown;
      for (const [id, message] of waiting) shown.add(id, message);
      waiting.clear();
      return () => {
        region = undefined;
      };
    },
  };
}
