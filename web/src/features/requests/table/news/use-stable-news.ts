import { useRef } from 'react';
import type { useNews } from '../../../../entities/request/news.tsx';

/**
 * What the filter 'new' shows; undefined while that is unknown. While it is on, requests stay
 * although they are opened: otherwise each would vanish from the rows while it is being read.
 */
export function useStableNews(
  isOn: boolean,
  { since, ids }: Pick<ReturnType<typeof useNews>, 'since' | 'ids'>,
): ReadonlySet<string> | undefined {
  const shown = useRef<ReadonlySet<string> | undefined>(undefined);
  if (!isOn || since === undefined) shown.current = undefined;
  else if (![...ids].every((id) => shown.current?.has(id)))
    shown.current = new Set([...(shown.current ?? []), ...ids]);
  else shown.current ??= ids;
  return shown.current;
}
