/** The place for page-level actions: next to the breadcrumbs, on every page. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * The context holds a stable slot, not the element in it: if a context changes during hydration, React discards every
 * part whose code has not loaded yet, along with all input.
 */
type Place = {
  subscribe: (listener: () => void) => () => void;
  element: () => HTMLElement | null;
  set: (element: HTMLElement | null) => void;
};

const PlaceContext = createContext<Place | undefined>(undefined);

export function PageActionsProvider({ children }: { children: ReactNode }) {
  const [place] = useState(newPlace);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Used by the layout. */
export function PageActionsOutlet({ className }: { className?: string | undefined }) {
  return <div ref={useContext(PlaceContext)?.set} className={className} />;
}

/** Used by a page; without an outlet (a full-width page) it renders nothing. */
export function PageActions({ children }: { children: ReactNode }) {
  const { subscribe, element } = useContext(PlaceContext) ?? nowhere;
  const outlet = useSyncExternalStore(subscribe, element, () => null);
  return outlet && createPortal(children, outlet);
}

function newPlace(): Place {
  let current: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    element: () => current,
    set: (element) => {
      current = element;
      for (const listener of listeners) listener();
    },
  };
}

const nowhere = newPlace();
