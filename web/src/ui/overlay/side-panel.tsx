/** A panel at the right edge, full screen on phones. It is a dialog: Escape closes it, focus returns. */
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { tooltip } from '../tooltip.ts';
import styles from './side-panel.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  closeLabel: string;
  /** Buttons in the header, before the close button. */
  tools?: ReactNode;
  /** Changes with the panel's subject: scrolls to the top, and the focus stays in the panel when the old content disappears. */
  subjectKey?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Sticky buttons below the scrolling content. */
  actions?: ReactNode;
  /** The focus target after closing; by default what opened the panel. Set it if that disappears. */
  finalFocus?: () => HTMLElement | true;
  children: ReactNode;
};

export function SidePanel({
  isOpen,
  onClose,
  title,
  subtitle,
  closeLabel,
  tools,
  subjectKey,
  onKeyDown,
  actions,
  finalFocus,
  children,
}: Props) {
  const close = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shownKey = useRef(subjectKey);
  useEffect(() => {
    const isStep = isOpen && shownKey.current !== undefined && subjectKey !== undefined && shownKey.current !== subjectKey;
    shownKey.current = isOpen ? subjectKey : undefined;
    if (!isStep) return;
    body.current?.scrollTo?.(0, 0);
    const panel = body.current?.parentElement;
    if (!panel?.contains(document.activeElement) || document.activeElement === panel) heading.current?.focus();
  }, [isOpen, subjectKey]);

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
          className={styles.panel}
          data-area="administration"
          initialFocus={close}
          finalFocus={finalFocus ?? true}
          onKeyDown={onKeyDown}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Dialog.Title ref={heading} tabIndex={-1} className={`anywhere ${styles.title}`}>
                {title}
              </Dialog.Title>
              {subtitle && <Dialog.Description className={`muted ${styles.subtitle}`}>{subtitle}</Dialog.Description>}
            </div>
            <div className={`line gap-0 ${styles.tools}`}>
              {tools}
              <Dialog.Close ref={close} className={`bare centred rigid ${styles.close}`} aria-label={closeLabel} {...tooltip(closeLabel)}>
                <X size={20} aria-hidden="true" />
              </Dialog.Close>
            </div>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
          <div ref={body} className={styles.body} tabIndex={0}>
            {children}
          </div>
          {actions && <footer className={`row ${styles.actions}`}>{actions}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
