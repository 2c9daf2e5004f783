import { screenPaths } from '@platzwart/domain/screen-paths';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './administration.module.css';
import { texts } from './texts.ts';

type Props = { basePath: string; readOnlyReason: string | undefined };

/** Where nobody takes a call: on its own page, and where the practice is set up. */
const without = [screenPaths.newRequest, screenPaths.import, screenPaths.settings, screenPaths.tags];

/** Link to the manual entry form; nothing for whoever may only read. On phones it floats. */
export function NewRequestLink({ basePath, readOnlyReason }: Props) {
  const { pathname } = useLocation();
  if (readOnlyReason !== undefined || without.some((screen) => `${pathname}/`.startsWith(`${basePath}/${screen}/`))) return null;
  return (
    <ButtonLink look="filled" className={`rigid small ${styles.newRequest}`} to={`${basePath}/${screenPaths.newRequest}`}>
      <Plus size={18} aria-hidden="true" />
      <span>{texts.newRequest}</span>
    </ButtonLink>
  );
}
