/** Which request's panel is open stands in the address, so that it has a link of its own and 'back' closes it. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const key = 'anfrage';

export function useOpenPanel() {
  const [params, setParams] = useSearchParams();
  const id = params.get(key) ?? undefined;

  const open = useCallback(
    (requestId: string) => setParams((before) => withId(before, requestId), { preventScrollReset: true }),
    [setParams],
  );
  const close = useCallback(
    () => setParams((before) => withId(before, undefined), { replace: true, preventScrollReset: true }),
    [setParams],
  );

  return { id: id !== undefined && /^[0-9A-Za-z_-]{1,64}$/.test(id) ? id : undefined, open, close };
}

function withId(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const after = new URLSearchParams(params);
  if (id === undefined) after.delete(key);
  else after.set(key, id);
  return after;
}
