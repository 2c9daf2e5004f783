/** Edits a text area like user input, so that Ctrl+Z undoes it and React receives the event. */
import type { Edit } from './markdown-edits.ts';

export function typeInto(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way to make a change one undo step; browsers keep it for that.
  const isTyped = insert === '' ? from === to || document.execCommand?.('delete') : document.execCommand?.('insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(select.start, select.end);
}
