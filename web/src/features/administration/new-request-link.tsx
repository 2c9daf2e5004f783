import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './administration.module.css';
import { texts } from './texts.ts';

/** Link to the manual entry form; in a read-only practice it remains as a button that says why. */
export function NewRequestLink({ to, readOnlyReason }: { to: string; readOnlyReason: string | undefined }) {
  const text = (
    <>
      <Plus size={18} aria-hidden="true" />
      {texts.newRequest}
    </>
  );
  return readOnlyReason === undefined ? (
    <ButtonLink look="filled" className={`rigid small ${styles.newRequest}`} to={to}>
      {text}
    </ButtonLink>
  ) : (
    <Button look="filled" className={`rigid small ${styles.newRequest}`} aria-disabled {...tooltip(readOnlyReason)}>
      {text}
    </Button>
  );
}
