import { requestParameter, screenPaths, vacancyParameter } from '@platzwart/domain/screen-paths';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { keyed } from '../../entities/keys/keys.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './administration.module.css';
import { texts } from './texts.ts';

type Props = { basePath: string; readOnlyReason: string | undefined };

/**
 * Link to the manual entry form; nothing for whoever may only read. On phones a sign in the bar at
 * the bottom.
 */
export function NewRequestLink({ basePath, readOnlyReason }: Props) {
  const { pathname, search, hash } = useLocation();
  if (
    readOnlyReason !== undefined ||
    // Nobody waits before the practice's first questions are answered.
    pathname === `${basePath}/${screenPaths.setup}`
  )
    return null;
  const address = `${basePath}/${screenPaths.newRequest}`;
  // The table stays beside the entry, with its search and filters.
  const isTable = pathname === `${basePath}/${screenPaths.requests}`;
  const view = new URLSearchParams(isTable ? search : '');
  for (const panel of [requestParameter, vacancyParameter]) view.delete(panel);
  return (
    <ButtonLink
      {...keyed('create')}
      look="filled"
      aria-label={texts.newRequest}
      className={`rigid small ${styles.newRequest}`}
      to={{ pathname: address, search: view.toString(), hash: isTable ? hash : '' }}
    >
      <Plus size={18} aria-hidden="true" />
      <span>{texts.newRequest}</span>
    </ButtonLink>
  );
}
