/** Leads to a setting on the screen by its label or heading, once that is there. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SettingState } from '../../../features/administration/find-settings.ts';

/** Milliseconds in which the screen's code and data may load. */
const patience = 8000;

export function useLeadToSetting(): void {
  const { state, key } = useLocation();
  const title = (state as SettingState | null)?.setting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setting may be asked for again.
  useEffect(() => {
    if (title === undefined) return;
    const arrive = () => {
      const control = findSetting(title);
      if (!control) return false;
      const folded = control.closest<HTMLDetailsElement>('details:not([open])');
      if (folded && !control.matches('summary')) folded.open = true;
      control.scrollIntoView?.({ block: 'center' });
      control.focus({ preventScroll: true, focusVisible: true });
      return true;
    };
    const end = () => {
      observer.disconnect();
      clearTimeout(clock);
    };
    const observer = new MutationObserver(() => {
      if (arrive()) end();
    });
    // After the frame has focused the heading of the new screen.
    const clock = setTimeout(end, patience);
    const begin = setTimeout(() => {
      if (arrive()) end();
      else observer.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      clearTimeout(begin);
      end();
    };
  }, [title, key]);
}

/**
 * The field with this label, or the heading or button, which then takes the focus. Opens a folded
 * location if nothing else has it.
 */
function findSetting(title: string): HTMLElement | undefined {
  const content = document.querySelector('[data-settings]');
  if (!content) return undefined;
  const named = [
    ...content.querySelectorAll<HTMLElement>(
      'label, legend, summary, h2, h3, h4, button, a, strong, span',
    ),
  ];
  const textOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim();
  const one =
    named.find((element) => textOf(element) === title) ??
    named.find((element) => textOf(element).startsWith(title)) ??
    named.find((element) => element.matches('button') && textOf(element).endsWith(title));
  if (!one) {
    const folded = content.querySelector<HTMLDetailsElement>('details:not([open])');
    if (folded) folded.open = true;
    return undefined;
  }
  const control = one.closest('label')?.control;
  if (control) return control;
  if (!one.matches('button, a, summary, [tabindex]')) one.tabIndex = -1;
  return one;
}
