/** Changes a text area as if it was typed, so that Ctrl+Z takes it back and React hears of it. */
import type { Edit } from './markdown-edits.ts';

export function typeInto(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Obsolete by name, and the only way on which a change is one step of undoing; all browsers keep it for that.
  const isTyped = insert === '' ? from === to || document.execCommand?.('delete') : document.execCommand?.('insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(select.start, select.end);
}
