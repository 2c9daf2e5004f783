/**
 * A native modal dialog over everything: it traps the focus, Escape asks to leave, and the focus
 * returns to where it was.
 */
import { type ComponentProps, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useModal } from './use-modal.ts';

type Props = Omit<ComponentProps<'dialog'>, 'onCancel'> & {
  /** Escape, or a phone's gesture for back. */
  onCancel: () => void;
};

/** Outside the page's forms: Enter in one of its fields submits none of them. */
export function ModalDialog({ onCancel, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusFallback(dialog);
  useModal(dialog);
  return createPortal(
    <dialog
      {...props}
      ref={dialog}
      data-area="administration"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    />,
    document.body,
  );
}
