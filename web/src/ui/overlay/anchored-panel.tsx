/**
 * A small dialog next to the button that opens it. The page behind stays usable; Escape or a press
 * outside closes it.
 */
import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { mediaHook } from '../media-hook.ts';
import styles from './anchored-panel.module.css';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  title: string;
  isWide?: boolean;
  children: ReactNode;
};

const useIsPhone = mediaHook('(width < 30rem)');

/** What is wide needs a phone's whole height: it hangs from the bar, wherever its button is. */
const belowBar = { getBoundingClientRect: () => new DOMRect(8, 48, window.innerWidth - 16, 0) };

export function AnchoredPanel({ anchor, isOpen, onClose, title, isWide = false, children }: Props) {
  const isSheet = useIsPhone() && isWide;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open, { event }) => {
        // The button closes it itself.
        if (!open && !(event.target instanceof Node && anchor.current?.contains(event.target)))
          onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={isSheet ? belowBar : anchor}
          positionMethod={isSheet ? 'fixed' : 'absolute'}
          sideOffset={4}
          align="end"
          collisionPadding={8}
        >
          <Popover.Popup
            className={`stack gap-2 framed raised padded ${styles.popup}`}
            data-area="administration"
            data-wide={isWide ? '' : undefined}
            finalFocus={anchor}
          >
            <Popover.Title className="same-size">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
