/**
 * A change of page as people notice it: up to the top, and on to the heading, which screen readers then read. An address
 * that names a part of the page leads to that part.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    // The first page was opened by the browser, which knows where to begin.
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    const arrive = () => (/^#[a-z][a-z0-9-]*$/.test(hash) ? focusPart(hash.slice(1)) : focusHeading());
    if (arrive()) return;
    // The page is still waiting for its content.
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);

  return null;
}

function focusPart(id: string): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  part.scrollIntoView();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return true;
}

function focusHeading(): boolean {
  // Without a tab index it only stands in while the page is loading.
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
