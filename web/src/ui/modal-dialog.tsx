/**
 * A native modal dialog over everything: it traps the focus, Escape asks to leave, and the focus
 * returns to where it was.
 */
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFocusFallback } from './use-focus-fallback.ts';

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

/** Shows the dialog as a modal one while it is mounted; then the focus returns to where it was. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Not after paint: browsers return the focus only if the dialog closes before it leaves the page.
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    if (!current?.open) current?.showModal?.();
    return () => {
      current?.close?.();
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [dialog]);
}
