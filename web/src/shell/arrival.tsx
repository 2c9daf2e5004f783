/** A change of page as people notice it: up to the top, and on to the heading, which screen readers then read. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function Arrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    // The first page was opened by the browser, which knows where to begin.
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    if (focusHeading()) return;
    // The page is still waiting for its content.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}

function focusHeading(): boolean {
  // Without a tab index it only stands in while the page is loading.
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
