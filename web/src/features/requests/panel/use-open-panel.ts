/**
 * The URL names the open panel's request, so that it can be linked and Back closes it. The rest of the URL, including the
 * search, stays.
 */
import { requestParameter } from '@platzwart/domain/screen-paths';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export function useOpenPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(requestParameter) ?? undefined;

  const open = useCallback((requestId: string) => void navigate(addressWith(requestId), { preventScrollReset: true }), [navigate]);
  // Stepping replaces the history entry: Back closes the panel.
  const step = useCallback(
    (requestId: string) => void navigate(addressWith(requestId), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const close = useCallback(() => void navigate(addressWith(undefined), { replace: true, preventScrollReset: true }), [navigate]);

  return { id: id !== undefined && /^[0-9A-Za-z_-]{1,64}$/.test(id) ? id : undefined, open, step, close };
}

/** Read from the browser: recent search input may not be rendered yet. */
function addressWith(id: string | undefined): { search: string; hash: string } {
  const after = new URLSearchParams(location.search);
  if (id === undefined) after.delete(requestParameter);
  else after.set(requestParameter, id);
  return { search: after.toString(), hash: location.hash };
}
