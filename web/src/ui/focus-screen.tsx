/** The whole window for one task: a native modal dialog without the look of one. */
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './focus-screen.module.css';
import { ModalDialog } from './modal-dialog.tsx';

type Props = {
  label: string;
  /** Escape, or a phone's gesture for back. */
  onEscape: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** A header, the content, and a footer of buttons that stays in sight. */
  children: ReactNode;
};

export function FocusScreen({ label, onEscape, onKeyDown, children }: Props) {
  return (
    <ModalDialog
      className={`unlimited ${styles.screen}`}
      aria-label={label}
      onCancel={onEscape}
      // Parts inside close themselves with Escape: the browser must not cancel the dialog as well.
      onKeyDownCapture={(event) => event.key === 'Escape' && event.preventDefault()}
      onKeyDown={(event) => {
        // Side panels and keys of the screens behind would hear it.
        event.stopPropagation();
        if (event.key === 'Escape') onEscape();
        else onKeyDown(event);
      }}
    >
      {children}
    </ModalDialog>
  );
}
