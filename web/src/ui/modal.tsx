/** A modal dialog with a title, its content and its buttons. */
import { type ReactNode, useId } from 'react';
import styles from './modal.module.css';
import { ModalDialog } from './modal-dialog.tsx';

type Props = {
  title: string;
  /** Called on Escape; when the content unmounts, the focus returns to where it was. */
  onCancel: () => void;
  children: ReactNode;
  /** Its buttons, the main one last, at the edge; questions and forms in a page begin with it. */
  actions: ReactNode;
  /** Two columns of fields; the whole screen on phones. */
  isWide?: boolean;
  /** While what it holds is sent. */
  isFrozen?: boolean;
};

export function Modal({
  title,
  onCancel,
  children,
  actions,
  isWide = false,
  isFrozen = false,
}: Props) {
  const id = useId();
  return (
    <ModalDialog
      className={`roomy ${styles.modal}`}
      data-wide={isWide ? '' : undefined}
      aria-labelledby={id}
      onCancel={onCancel}
      // A side panel behind would close as well, and keep the browser from closing this.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <h2 id={id} className="h2">
        {title}
      </h2>
      <div className={`stack gap-4 packed ${styles.content}`} inert={isFrozen}>
        {children}
      </div>
      <div className="row across-3 end">{actions}</div>
    </ModalDialog>
  );
}
