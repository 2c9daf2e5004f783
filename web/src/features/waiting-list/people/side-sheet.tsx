import { type PointerEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { classes } from '../../../ui/class-names.ts';
import { texts } from '../texts.ts';
import styles from './side-sheet.module.css';

/** `none`: nothing is chosen. `folded`: several times are still being chosen. */
type SheetState = 'none' | 'folded' | 'shown';

type Props = {
  ref: Ref<HTMLElement>;
  state: SheetState;
  onClose: () => void;
  className: string | undefined;
  children: ReactNode;
};

/** In pixels: a drag this long changes the size; a shorter one was a press. */
const far = 48;

/**
 * Beside the week; on phones a sheet over its lower part, to be dragged or pressed to its full
 * height, or dragged away.
 */
export function SideSheet({ ref, state, onClose, className, children }: Props) {
  const [isFull, setFull] = useState(false);
  const start = useRef<number | undefined>(undefined);
  const wasDragged = useRef<boolean>(false);
  const drop = ({ clientY }: PointerEvent) => {
    const moved = clientY - (start.current ?? clientY);
    start.current = undefined;
    wasDragged.current = Math.abs(moved) >= far;
    if (moved <= -far) setFull(true);
    else if (moved >= far && isFull) setFull(false);
    else if (moved >= far) onClose();
  };
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={classes('framed', styles.side, className)}
      data-sheet={state === 'shown' ? (isFull ? 'full' : 'half') : state}
      aria-label={texts.side}
    >
      {state === 'shown' && (
        <button
          type="button"
          className={`bare full ${styles.handle}`}
          aria-expanded={isFull}
          aria-label={texts.sheet}
          onPointerDown={(event) => {
            start.current = event.clientY;
            wasDragged.current = false;
            event.currentTarget.setPointerCapture?.(event.pointerId);
          }}
          onPointerUp={drop}
          onClick={() => {
            // The click that ends a drag.
            if (!wasDragged.current) setFull(!isFull);
            wasDragged.current = false;
          }}
        />
      )}
      {children}
    </aside>
  );
}
