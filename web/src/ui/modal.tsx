/** A modal dialog: the native element, which traps the focus and closes with Escape. */
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  /** Called on Escape; when the content unmounts, the focus returns to where it was. */
  onCancel: () => void;
  children: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
  /** Two columns of fields; the whole screen on phones. */
  isWide?: boolean;
};

/** Outside the page's forms: Enter in one of its fields submits none of them. */
export function Modal({ title, onCancel, children, actions, isWide = false }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusFallback(dialog);
  useModal(dialog);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.modal}
      data-wide={isWide ? '' : undefined}
      data-area="administration"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // A side panel behind would close as well, and keep the browser from closing this.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <h2 id={id} className="h2">
        {title}
      </h2>
      <div className={`stack gap-4 packed ${styles.content}`}>{children}</div>
      <div className={`row across-3 ${styles.actions}`}>{actions}</div>
    </dialog>,
    document.body,
  );
}
