/**
 * Navigation over the page, in a native dialog: a press beside it closes it, and so does going
 * somewhere.
 */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { texts } from './texts.ts';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  className: string | undefined;
  children: ReactNode;
};

export function Sheet({ dialog, className, children }: Props) {
  const { pathname, search } = useLocation();

  // It may be open already: a press before this code opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it.
  useEffect(() => {
    const sheet = dialog.current;
    return () => {
      if (sheet?.open) sheet.close();
    };
  }, [pathname, search]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself; the click is on its backdrop.
    <dialog
      ref={dialog}
      className={className}
      aria-label={texts.mainNavigation}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}
