/**
 * Which request's panel is open stands in the address, so that it has a link of its own and 'back' closes it. What else
 * stands there stays, what one searches for too.
 */
import { requestParameter } from '@platzwart/domain/screen-paths';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export function useOpenPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(requestParameter) ?? undefined;

  const open = useCallback((requestId: string) => void navigate(addressWith(requestId), { preventScrollReset: true }), [navigate]);
  // Stepping on is no way to go back through one by one: 'back' closes the panel.
  const step = useCallback(
    (requestId: string) => void navigate(addressWith(requestId), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const close = useCallback(() => void navigate(addressWith(undefined), { replace: true, preventScrollReset: true }), [navigate]);

  return { id: id !== undefined && /^[0-9A-Za-z_-]{1,64}$/.test(id) ? id : undefined, open, step, close };
}

/** As the browser has it: what was typed into the search a moment ago may not be drawn yet. */
function addressWith(id: string | undefined): { search: string; hash: string } {
  const after = new URLSearchParams(location.search);
  if (id === undefined) after.delete(requestParameter);
  else after.set(requestParameter, id);
  return { search: after.toString(), hash: location.hash };
}
