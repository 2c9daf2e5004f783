/**
 * The panel beside the screen: a dialog that is not modal. The screen gets narrower, and its rows
 * and keys stay in use.
 */
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import {
  headingOf,
  PanelParts,
  subtitleProps,
  titleProps,
  useSubjectChange,
} from './panel-parts.tsx';
import { openerId } from './row-focus.ts';
import { tellShownBeside } from './shown-beside.ts';
import styles from './side-panel.module.css';
import type { SidePanelProps } from './side-panel.tsx';

export function PanelBeside(props: Omit<SidePanelProps, 'isOpen'>) {
  const { title, subtitle, subjectKey } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(props);
  latest.current = props;

  useFocusWhileOpen(panel, latest);
  useSubjectChange(panel, subjectKey);

  useEffect(() => {
    tellShownBeside(subjectKey ?? '');
    document
      .getElementById(openerId(subjectKey ?? ''))
      ?.closest('tr, li')
      ?.scrollIntoView?.({ block: 'nearest' });
  }, [subjectKey]);
  useEffect(() => () => tellShownBeside(undefined), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || !isHeard(target, panel.current))
        return;
      if (event.key === 'Escape') latest.current.onClose();
      else latest.current.onKeyDown?.(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <section
      ref={panel}
      // Not <dialog>: an open one that is not modal has a layout and focus of its own.
      role="dialog"
      aria-labelledby={id}
      aria-describedby={subtitle ? `${id}-more` : undefined}
      className={`${styles.panel} off-paper ${styles.beside}`}
      data-panel-beside=""
    >
      <PanelParts
        {...props}
        title={
          <h2 id={id} {...titleProps}>
            {title}
          </h2>
        }
        subtitle={
          subtitle && (
            <p id={`${id}-more`} {...subtitleProps}>
              {subtitle}
            </p>
          )
        }
      />
    </section>
  );
}

/**
 * Keys of the panel, and of the screen beside it, but not of menus, other dialogs and, outside the
 * panel, fields.
 */
function isHeard(target: Element, panel: HTMLElement | null): boolean {
  if (panel?.contains(target)) return true;
  if (target === document.body) return true;
  return (
    panel?.closest('main')?.contains(target) === true &&
    !target.closest('input, textarea, select, dialog, [role="dialog"], [role="menu"]')
  );
}

/**
 * The name takes the focus, and gives it back when the panel closes, unless it is elsewhere on the
 * screen by then.
 */
function useFocusWhileOpen(
  panel: { current: HTMLElement | null },
  latest: { current: Pick<SidePanelProps, 'finalFocus' | 'startAt'> },
) {
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    (latest.current.startAt?.current ?? headingOf(element))?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      // Menus are outside of the screen.
      const screen = element?.closest('[data-area]') ?? document.body.firstElementChild;
      if (!element || (screen?.contains(now) && !element.contains(now))) return;
      const target = () => {
        const wanted = latest.current.finalFocus?.() ?? true;
        return wanted === true ? before : wanted;
      };
      queueMicrotask(() => {
        const next = element.isConnected ? null : target();
        if (next instanceof HTMLElement) next.focus();
      });
    };
  }, [panel, latest]);
}
