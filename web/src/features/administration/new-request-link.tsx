import { screenPaths } from '@platzwart/domain/screen-paths';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './administration.module.css';
import { texts } from './texts.ts';

type Props = { basePath: string; readOnlyReason: string | undefined };

/** Where nobody takes a call: on its own page, and where the practice is set up. */
const without = [screenPaths.newRequest, screenPaths.import, screenPaths.settings, screenPaths.tags];

/** Link to the manual entry form; in a read-only practice it remains as a button that says why. On phones it floats. */
export function NewRequestLink({ basePath, readOnlyReason }: Props) {
  const { pathname } = useLocation();
  if (without.some((screen) => `${pathname}/`.startsWith(`${basePath}/${screen}/`))) return null;
  const text = (
    <>
      <Plus size={18} aria-hidden="true" />
      <span>{texts.newRequest}</span>
    </>
  );
  return readOnlyReason === undefined ? (
    <ButtonLink look="filled" className={`rigid small ${styles.newRequest}`} to={`${basePath}/${screenPaths.newRequest}`}>
      {text}
    </ButtonLink>
  ) : (
    <Button look="filled" className={`rigid small ${styles.newRequest}`} aria-disabled {...tooltip(readOnlyReason)}>
      {text}
    </Button>
  );
}
