/**
 * Announces navigation: scrolls to the top and focuses the heading, which screen readers then read.
 * An address with a fragment leads to that part.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    // The browser opened the first page and sets its starting point.
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    const arrive = () =>
      /^#[a-z][a-z0-9-]*$/.test(hash) ? focusPart(hash.slice(1)) : focusHeading();
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
  // A panel that the address opens keeps it. A heading without a tab index is only a placeholder
  // while the page is loading.
  const heading =
    document.querySelector<HTMLElement>('main [role=dialog] :focus') ??
    document.querySelector<HTMLElement>('main h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
