/** Something to decide before going on, over the page: the platform's own dialog, which keeps the focus and closes with Escape. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';

type Props = {
  title: string;
  /** Escape; what is shown no longer after that is closed, and the focus is where it was. */
  onCancel: () => void;
  children: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
};

/** Outside of the page's own forms: Enter in one of its fields sends none of them. */
export function Modal({ title, onCancel, children, actions }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal?.();
    return () => current?.close?.();
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.modal}
      data-area="administration"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>,
    document.body,
  );
}
