import { type RefObject, useState } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** Whether a question is open; cancelling returns the focus to the button that opened it. */
export function useQuestion(startsOpen = false): {
  isOpen: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
} {
  const [isOpen, setOpen] = useState(startsOpen);
  return {
    isOpen,
    opener: useFocusReturn(isOpen),
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
