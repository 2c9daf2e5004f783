/** What a panel shows, wherever it stands. */
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { tooltip } from '../tooltip.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import styles from './side-panel.module.css';

export const titleProps = { tabIndex: -1, className: `clamped ${styles.title}` } as const;
export const subtitleProps = { className: `muted ${styles.subtitle}` } as const;

type Props = {
  /** With `titleProps`. */
  title: ReactNode;
  subtitle: ReactNode;
  tools?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  status?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function PanelParts({
  title,
  subtitle,
  tools,
  closeLabel,
  onClose,
  status,
  actions,
  children,
}: Props) {
  const body = useRef<HTMLDivElement>(null);
  // Not to what happens to come next: that may call somebody.
  useFocusFallback(body, () => headingOf(body.current?.parentElement ?? null), false);
  return (
    <>
      <header className={`stack gap-0 across-3 ${styles.header}`}>
        <div className={styles.heading}>
          {title}
          {subtitle}
        </div>
        <div className={`line gap-0 ${styles.tools}`}>
          {tools}
          <button
            type="button"
            className={`bare centred rigid round ${styles.close}`}
            aria-label={closeLabel}
            {...tooltip(closeLabel)}
            onClick={onClose}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
      <div ref={body} className={styles.body} tabIndex={0} data-panel-body="">
        {children}
      </div>
      {status}
      {actions && <footer className={`row ${styles.actions}`}>{actions}</footer>}
    </>
  );
}

/**
 * Another subject in the open panel: it starts at the top, and the focus is on its name if what had
 * it disappeared.
 */
export function useSubjectChange(
  panel: RefObject<HTMLElement | null>,
  subjectKey: string | undefined,
): void {
  const shownKey = useRef(subjectKey);
  // Before the dialog notices that what had the focus is gone: a frame later it would take it
  // itself.
  useLayoutEffect(() => {
    const isStep =
      shownKey.current !== undefined && subjectKey !== undefined && shownKey.current !== subjectKey;
    shownKey.current = subjectKey;
    if (!isStep) return;
    panel.current?.querySelector('[data-panel-body]')?.scrollTo?.(0, 0);
    if (
      !panel.current?.contains(document.activeElement) ||
      document.activeElement === panel.current
    )
      headingOf(panel.current)?.focus();
  }, [panel, subjectKey]);
}

export function headingOf(panel: HTMLElement | null): HTMLElement | null {
  return panel?.querySelector('h2') ?? null;
}
