/**
 * The address of `/login`: its query says which part; links in our e-mails say it behind the '#',
 * with their code (functions/src/accounts).
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { type MouseEvent, useEffect, useState } from 'react';

const modes = [
  'signUp',
  'forgotPassword',
  'emailSent',
  'verifyEmail',
  'resetPassword',
  'changeEmail',
  'keepEmail',
  'keepFactors',
] as const;
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

/** `code`: of the part that redeems one. */
export type Go = (address: string, how?: 'replace', code?: string) => void;

type Place = { search: string; code: string };

/**
 * The code of an e-mail's link leaves the address bar, and with it the browser's history, at once;
 * a reload of this tab still finds it.
 */
function readPlace(): Place {
  const given = new URLSearchParams(location.hash.slice(1));
  const code = given.get('code');
  if (code !== null) {
    given.delete('code');
    // biome-ignore lint/plugin: the sign-in is a document of its own, without the router.
    history.replaceState({ code }, '', `${sitePaths.login}?${given.toString()}`);
  }
  return { search: location.search, code: (history.state as Partial<Place> | null)?.code ?? '' };
}

/**
 * The address's query and code, also after Back; and a function that navigates to another without a
 * page load.
 */
export function useSearch(): Place & { go: Go; hasMoved: boolean } {
  const [{ search, code, hasMoved }, setState] = useState(() => ({
    ...readPlace(),
    hasMoved: false,
  }));
  useEffect(() => {
    const onPopState = () => setState({ ...readPlace(), hasMoved: true });
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  const go: Go = (address, how, next) => {
    if (how === 'replace') {
      // biome-ignore lint/plugin: the sign-in is a document of its own, without the router.
      history.replaceState(next === undefined ? null : { code: next }, '', address);
    } else {
      // biome-ignore lint/plugin: likewise.
      history.pushState(null, '', address);
    }
    setState({ ...readPlace(), hasMoved: true });
  };
  return { search, code, go, hasMoved };
}

/** For a link within the sign-in: an ordinary address, navigated to without a page load. */
export function linkTo(address: string, go: Go) {
  return {
    href: address,
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      go(address);
    },
  };
}
