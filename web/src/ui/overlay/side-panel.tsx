/** A panel at the right edge, a full screen on the phone. It is a dialog: Escape closes it, focus comes back. */
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { tooltip } from '../tooltip.ts';
import styles from './side-panel.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  closeLabel: string;
  /** Buttons that stay in sight while the panel scrolls. */
  actions?: ReactNode;
  /** Where the focus goes afterwards; by default back to what opened the panel. Tell it when that one goes away. */
  finalFocus?: () => HTMLElement | true;
  children: ReactNode;
};

export function SidePanel({ isOpen, onClose, title, subtitle, closeLabel, actions, finalFocus, children }: Props) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.panel} data-area="administration" finalFocus={finalFocus ?? true}>
          <header className={styles.header}>
            <div className={styles.heading}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {subtitle && <Dialog.Description className={styles.subtitle}>{subtitle}</Dialog.Description>}
            </div>
            <Dialog.Close className={styles.close} aria-label={closeLabel} {...tooltip(closeLabel)}>
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
