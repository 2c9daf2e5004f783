/** The last row of a form: the button that sends it, and the one that leaves it. */
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type Props = ComponentProps<typeof Button> & {
  cancel?: string;
  /** Without it the form stays. */
  onCancel: (() => void) | undefined;
};

/** What else it is given, its words included, goes to the button that sends. */
export function FormButtons({ cancel = 'Abbrechen', onCancel, ...submit }: Props) {
  return (
    <div className="row across-3">
      <Button {...submit} type="submit" />
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}
