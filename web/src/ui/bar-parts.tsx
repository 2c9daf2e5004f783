/**
 * Places in the bar of signed-in work that the page below it fills, and what its search opens. The
 * bar itself is the shell's: it is there before the page has loaded.
 */
import {
  createContext,
  type ReactNode,
  type RefCallback,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/**
 * `skip`: skip links; `status`: connection and intake; `intake`: the same in the phone's sheet;
 * `create`: the new request; the others are counts beside a screen's name.
 */
export type BarPlace = 'skip' | 'status' | 'intake' | 'create' | 'requests' | 'steps' | 'vacancies';

type Open = () => void;

type Bar = {
  elements: Partial<Record<BarPlace, HTMLElement>>;
  set: (place: BarPlace, element: HTMLElement | null) => void;
  /** What a press on the search does, once a page has said so. */
  search: { current: Open | undefined };
};

const BarContext = createContext<Bar | undefined>(undefined);

export function BarProvider({ children }: { children: ReactNode }) {
  const [elements, setElements] = useState<Bar['elements']>({});
  const search = useRef<Open>(undefined);
  const set = useCallback<Bar['set']>((place, element) => {
    setElements(({ [place]: _, ...others }) =>
      element ? { ...others, [place]: element } : others,
    );
  }, []);
  const bar = useMemo(() => ({ elements, set, search }), [elements, set]);
  return <BarContext value={bar}>{children}</BarContext>;
}

/** Used by the bar. A place takes no room of its own. */
export function useBarOutlet(place: BarPlace): RefCallback<HTMLElement> {
  const set = useContext(BarContext)?.set;
  return useCallback((element) => set?.(place, element), [set, place]);
}

/** Used by a page; without a bar around it, it shows its part in place. */
export function BarPart({ place, children }: { place: BarPlace; children: ReactNode }) {
  const bar = useContext(BarContext);
  if (!bar) return children;
  const element = bar.elements[place];
  return element && createPortal(children, element);
}

/** Used by the bar: what its search opens now. */
export function useBarSearch(): { readonly current: Open | undefined } | undefined {
  return useContext(BarContext)?.search;
}

/**
 * Used by a page: the bar's search opens this instead of the search field of the requests. `open`
 * must be stable.
 */
export function useOpensBarSearch(open: Open): void {
  const search = useContext(BarContext)?.search;
  useEffect(() => {
    if (!search) return;
    search.current = open;
    return () => {
      if (search.current === open) search.current = undefined;
    };
  }, [search, open]);
}
