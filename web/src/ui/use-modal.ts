import { type RefObject, useLayoutEffect } from 'react';

/** Shows the dialog as a modal one while it is mounted; then the focus returns to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
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
