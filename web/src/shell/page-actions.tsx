/** Where a page puts what one can do with it as a whole: beside the breadcrumbs, whatever page it is. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * The context holds the place, not the element that stands there: while the browser takes over a written page, a context
 * that changes makes React throw away every part whose code has not come yet, with all that was typed into it.
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

/** Stands in the frame. */
export function PageActionsOutlet({ className }: { className?: string | undefined }) {
  return <div ref={useContext(PlaceContext)?.set} className={className} />;
}

/** Stands in a page; without an outlet (a page that fills the whole frame) there is nothing to see. */
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
