import { useEffect, useState } from 'react';
import { openerId } from '../../../../ui/overlay/row-focus.ts';

/** Milliseconds: a row may first have to be scrolled to and rendered. */
const patience = 1500;

/** Focuses a row as soon as it is rendered; `revealed` names it until then. */
export function useReveal(): { revealed: string | undefined; reveal: (id: string) => void } {
  const [revealed, setRevealed] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (revealed === undefined) return;
    const end = performance.now() + patience;
    let frame = 0;
    const look = () => {
      const row = document.getElementById(openerId(revealed));
      row?.focus();
      if (row || performance.now() > end) setRevealed(undefined);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [revealed]);
  return { revealed, reveal: setRevealed };
}
