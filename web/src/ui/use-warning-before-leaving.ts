/** Asks before entries are lost: on closing the tab, on links of the app, and on the browser's Back. */
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * `question` is what somebody is asked in the app; the browser has its own words. Returns what is to be awaited before going
 * on without asking: the history is then as if nobody had watched it.
 */
export function useWarningBeforeLeaving(isDirty: boolean, question: string): () => Promise<void> {
  const asks = useRef<boolean>(false);
  const isReleased = useRef<boolean>(false);
  // At once where the page was loaded anew while the guard stood.
  const [isGuarding, setGuarding] = useState(() => isGuard(history.state));
  if (isDirty && !isGuarding) setGuarding(true);
  useEffect(() => {
    asks.current = isDirty;
  }, [isDirty]);

  const release = useCallback(async () => {
    isReleased.current = true;
    if (isGuard(history.state)) await goBack();
  }, []);

  useEffect(() => {
    if (!isGuarding) return;
    const mayLeave = () => !asks.current || confirm(question);
    const warn = (event: BeforeUnloadEvent) => {
      if (asks.current && !isReleased.current) event.preventDefault();
    };
    // Links of the app change the page without unloading it. Caught on the way down, before the router sees the click.
    const interceptLink = (event: MouseEvent) => {
      const link = linkAway(event);
      if (!link || isReleased.current) return;
      event.preventDefault();
      event.stopPropagation();
      if (mayLeave()) void release().then(() => link.click());
    };
    const forgetTravel = guardHistory(() => {
      if (isReleased.current) return;
      if (mayLeave()) {
        isReleased.current = true;
        history.back();
      } else history.forward();
    });
    addEventListener('beforeunload', warn);
    document.addEventListener('click', interceptLink, { capture: true });
    return () => {
      forgetTravel();
      removeEventListener('beforeunload', warn);
      document.removeEventListener('click', interceptLink, { capture: true });
    };
  }, [isGuarding, release, question]);

  return release;
}

/**
 * By the time a page hears of Back, the router has drawn the other one and what was typed is gone. So a second entry for this
 * page stands before the first: Back leads to the first, and `onBack` asks.
 */
function guardHistory(onBack: () => void): () => void {
  const { pathname } = location;
  // The router's own numbers and keys stay: for it, both are the same place.
  if (!isGuard(history.state)) history.pushState({ ...history.state, isGuard: true }, '');
  const travel = ({ state }: PopStateEvent) => {
    // A link to a part of the page makes an entry too, without a state.
    if (location.pathname === pathname && state !== null && !isGuard(state)) onBack();
  };
  addEventListener('popstate', travel);
  return () => removeEventListener('popstate', travel);
}

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGuard' in state;
}

/** Milliseconds: nobody who has sent a booking waits for a browser that keeps its history to itself. */
const historyTimeoutMs = 500;

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, historyTimeoutMs);
    history.back();
  });
}

/** What a plain click follows to another page of this origin, in this tab. The browser itself asks about other origins. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self')) return undefined;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}
