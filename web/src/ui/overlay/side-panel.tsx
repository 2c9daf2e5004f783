/**
 * A panel at the right edge: beside the screen where there is room, which stays in use; over it on
 * smaller windows, as a modal dialog; all of the screen on phones. Escape closes it, focus returns.
 */
import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { mediaHook } from '../media-hook.ts';
import { PanelBeside } from './panel-beside.tsx';
import { PanelParts, subtitleProps, titleProps, useSubjectChange } from './panel-parts.tsx';
import styles from './side-panel.module.css';

export type SidePanelProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  closeLabel: string;
  /** Buttons in the header, before the close button. */
  tools?: ReactNode;
  /**
   * Changes with the panel's subject: scrolls to the top, and the focus stays in the panel when the
   * old content disappears.
   */
  subjectKey?: string | undefined;
  /** Keys pressed in the panel, and beside it where it stands beside the screen. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** News at the lower edge, above the buttons: the content gets less high, and stays in place. */
  status?: ReactNode;
  /** Sticky buttons below the scrolling content. */
  actions?: ReactNode;
  /**
   * The focus target after closing; by default what opened the panel. Set it if that disappears.
   */
  finalFocus?: () => HTMLElement | true;
  /** What takes the focus on opening; by default the title. */
  startAt?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * The tokens have no name for it: nothing else changes here. The stylesheet of the frame says the
 * same.
 */
const useHasRoomBeside = mediaHook('(width >= 75rem)');

/** `canStandBeside`: it belongs to a row of the screen, and the screen is read on beside it. */
export function SidePanel({
  canStandBeside = false,
  ...props
}: SidePanelProps & { canStandBeside?: boolean }) {
  const hasRoom = useHasRoomBeside();
  // As it was opened: in the other place it would be another element, and what is being typed would
  // be lost.
  const isBeside = useRef(hasRoom);
  if (!props.isOpen) isBeside.current = hasRoom;
  if (canStandBeside && isBeside.current) return props.isOpen && <PanelBeside {...props} />;
  return <Drawer {...props} />;
}

function Drawer(props: SidePanelProps) {
  const { isOpen, onClose, subjectKey, onKeyDown, finalFocus, startAt } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useSubjectChange(panel, isOpen ? subjectKey : undefined);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={panel}
          className={styles.panel}
          data-area="administration"
          initialFocus={startAt ?? heading}
          finalFocus={finalFocus ?? true}
          onKeyDown={({ currentTarget, target, nativeEvent }) => {
            // Events that React bubbles from overlays such as menus are not the panel's.
            if (currentTarget.contains(target as Node)) onKeyDown?.(nativeEvent);
          }}
        >
          <PanelParts
            {...props}
            title={
              <Dialog.Title ref={heading} {...titleProps}>
                {props.title}
              </Dialog.Title>
            }
            subtitle={
              props.subtitle && (
                <Dialog.Description {...subtitleProps}>{props.subtitle}</Dialog.Description>
              )
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
