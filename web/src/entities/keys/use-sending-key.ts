/**
 * Ctrl or Cmd with Enter in a text of several lines presses the button that sends it, wherever one
 * stands in the administration: a form's own, a dialog's last, a question's first. What saves itself
 * is saved at once.
 */
import { useEffect } from 'react';

export function useSendingKey(): void {
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || event.defaultPrevented || event.isComposing)
        return;
      if (!(target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      const around = target.closest<HTMLElement>('form, fieldset[tabindex="-1"], dialog');
      const button = around && buttonOf(around);
      if (button) return button.click();
      target.blur();
      target.focus();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, []);
}

function buttonOf(around: HTMLElement): HTMLElement | undefined {
  if (around instanceof HTMLFormElement)
    return [...around.elements].find(
      (element): element is HTMLButtonElement =>
        element instanceof HTMLButtonElement && element.type === 'submit',
    );
  const buttons = [
    ...around.querySelectorAll<HTMLElement>(':scope > .row:last-child > button'),
  ].filter((button) => button.checkVisibility?.() !== false);
  return buttons.at(around.matches('dialog') ? -1 : 0);
}
