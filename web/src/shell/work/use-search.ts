import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useBarSearch } from '../../ui/bar-parts.tsx';

/** Milliseconds in which the requests may load after leaving another screen. */
const patience = 5000;

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The bar's search: what the page has asked for, otherwise the search field of the requests. */
export function useSearch({ slug }: UserPractice): () => void {
  const opened = useBarSearch();
  const navigate = useNavigate();
  return useCallback(() => {
    if (opened?.current) return opened.current();
    if (focusField()) return;
    void navigate(`${sitePaths.administration(slug)}/${screenPaths.requests}`);
    const observer = new MutationObserver(() => {
      if (focusField()) end();
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(clock);
    };
    const clock = setTimeout(end, patience);
    observer.observe(document.body, { childList: true, subtree: true });
  }, [opened, navigate, slug]);
}

/**
 * The same, which Ctrl or Cmd with K starts too: anywhere but behind a question that waits for its
 * answer. Once in a bar.
 */
export function useSearchAndKey(practice: UserPractice): () => void {
  const search = useSearch(practice);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      search();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [search]);
  return search;
}

function focusField(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}
