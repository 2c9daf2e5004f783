/**
 * The URL names the subject of the open panel, so that it can be linked and Back closes it. The
 * rest of the URL, including the search, stays; of several kinds of panel one is open.
 */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `parameter`: of this panel's subject; `other`: of the panel that gives way to it. */
export function usePanelAddress(parameter: string, other: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(parameter) ?? undefined;

  const go = useCallback(
    (subjectId: string | undefined, replace: boolean) =>
      void navigate(addressWith(parameter, subjectId, other), {
        replace,
        preventScrollReset: true,
      }),
    [navigate, parameter, other],
  );
  const open = useCallback((subjectId: string) => go(subjectId, false), [go]);
  // Stepping replaces the history entry: Back closes the panel.
  const step = useCallback((subjectId: string) => go(subjectId, true), [go]);
  const close = useCallback(() => go(undefined, true), [go]);

  return {
    id: id !== undefined && /^[0-9A-Za-z_-]{1,64}$/.test(id) ? id : undefined,
    open,
    step,
    close,
  };
}

/** Read from the browser: recent search input may not be rendered yet. */
function addressWith(
  parameter: string,
  id: string | undefined,
  other: string,
): { search: string; hash: string } {
  const after = new URLSearchParams(location.search);
  if (id === undefined) after.delete(parameter);
  else {
    after.set(parameter, id);
    after.delete(other);
  }
  return { search: after.toString(), hash: location.hash };
}
