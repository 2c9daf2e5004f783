/** Asks before unsaved input is lost: on closing the tab, on in-app links, and on the browser's Back. */
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * `question`: asked in the app; on unload the browser uses its own text. Returns a function to await before navigating
 * without the question: it restores the history.
 */
export function useWarningBeforeLeaving(isDirty: boolean, question: string): () => Promise<void> {
  const asks = useRef<boolean>(false);
  const isReleased = useRef<boolean>(false);
  // Immediately if the page was reloaded while the guard was active.
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
    // In-app links navigate without unloading. Caught in the capture phase, before the router sees the click.
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
 * By the time a page hears of Back, the router has already rendered the previous one and the input is gone. So this page
 * pushes a second history entry: Back leads to its first one, and `onBack` asks.
 */
function guardHistory(onBack: () => void): () => void {
  const { pathname } = location;
  // Keeps the router's own index and key: for it, both are the same entry.
  if (!isGuard(history.state)) history.pushState({ ...history.state, isGuard: true }, '');
  const travel = ({ state }: PopStateEvent) => {
    // A fragment link adds an entry too, without a state.
    if (location.pathname === pathname && state !== null && !isGuard(state)) onBack();
  };
  addEventListener('popstate', travel);
  return () => removeEventListener('popstate', travel);
}

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGuard' in state;
}

/** Milliseconds: after sending a booking nobody waits for a browser that does not answer. */
const historyTimeoutMs = 500;

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, historyTimeoutMs);
    history.back();
  });
}

/** The target of a plain click that navigates within this origin and tab. For other origins the browser itself asks. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self')) return undefined;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}
