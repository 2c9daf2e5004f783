/** The query parameters of `/login`; links in our e-mails use them too (functions/src/accounts). */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { MouseEvent } from 'react';
import { useEffect, useState } from 'react';

const modes = ['signUp', 'forgotPassword', 'emailSent', 'verifyEmail', 'resetPassword', 'changeEmail', 'keepEmail'] as const;
type SignInMode = 'signIn' | (typeof modes)[number];

/** Anything unknown means sign-in. */
export function modeOf(search: string): SignInMode {
  const asked = new URLSearchParams(search).get('mode');
  return modes.find((mode) => mode === asked) ?? 'signIn';
}

/** The address of that part of the sign-in, with the return address. */
export function signInAddress(mode: SignInMode, target: string): string {
  return `${sitePaths.login}?${new URLSearchParams({ ...(mode !== 'signIn' && { mode }), returnTo: pathOf(target) }).toString()}`;
}

/** An address on our site, without its origin. */
export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

export type Go = (address: string, how?: 'replace') => void;

/** The address's query, also after Back; and a function that navigates to another without a page load. */
export function useSearch(): { search: string; go: Go; hasMoved: boolean } {
  const [{ search, hasMoved }, setState] = useState({ search: location.search, hasMoved: false });
  useEffect(() => {
    const onPopState = () => setState({ search: location.search, hasMoved: true });
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  const go: Go = (address, how) => {
    // biome-ignore lint/plugin: the sign-in is a document of its own, without the router.
    if (how === 'replace') history.replaceState(null, '', address);
    // biome-ignore lint/plugin: likewise.
    else history.pushState(null, '', address);
    setState({ search: location.search, hasMoved: true });
  };
  return { search, go, hasMoved };
}

/** For a link within the sign-in: an ordinary address, navigated to without a page load. */
export function linkTo(address: string, go: Go) {
  return {
    href: address,
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(address);
    },
  };
}
