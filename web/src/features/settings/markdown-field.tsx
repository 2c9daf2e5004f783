/**
 * A markdown field: toolbar, remaining characters, and a preview of what patients will see. In a
 * settings page: `<MarkdownField {...form.field('slotsHint')} label=… value=… onChange=… limit=…
 * practice={practice} />`.
 */

import { emptyPlaceholders } from '@platzwart/domain/booking/empty-placeholders';
import { fillPlaceholders, practicePlaceholders } from '@platzwart/domain/booking/placeholders';
import type { Practice } from '@platzwart/domain/practice/practice';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { type KeyboardEvent, useRef } from 'react';
import { UnknownPlaceholders } from '../../entities/practice/unknown-placeholders.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './markdown/markdown.module.css';
import {
  addressEdit,
  type Edit,
  enterEdit,
  insertEdit,
  lineEdit,
  linkEdit,
  markEdit,
  type Selection,
} from './markdown/markdown-edits.ts';
import { MarkdownPreview } from './markdown/markdown-preview.tsx';
import { MarkdownToolbar, type Placeholder, type Tool } from './markdown/markdown-toolbar.tsx';
import { texts } from './markdown/texts.ts';

type Props = {
  /** Also the id, unless another is given. */
  name: string;
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: string | undefined;
  onInput?: () => void;
  value: string;
  onChange: (value: string) => void;
  /** Characters. */
  limit: number;
  rows?: number;
  /**
   * Enables placeholders and fills them in the preview; pass the draft where the practice itself is
   * being edited.
   */
  practice?: Practice | undefined;
  /** Preview next to the field; off where the whole page has a preview. */
  hasPreview?: boolean;
};

export function MarkdownField({
  id,
  label,
  hint,
  value,
  onChange,
  limit,
  rows = 6,
  practice,
  hasPreview = true,
  ...field
}: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const fieldId = id ?? field.name;

  const change = (edit: (text: string, selection: Selection) => Edit | undefined): boolean => {
    if (!area.current) return false;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const wanted = edit(text, { start, end });
    if (wanted) typeInto(area.current, wanted);
    return wanted !== undefined;
  };
  const use = (tool: Tool) => change((text, selection) => editOf(tool, text, selection));

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const tool = isCommand ? commands[event.key.toLowerCase()] : undefined;
    const isDone = tool
      ? use(tool)
      : event.key === 'Enter' && !event.shiftKey && !isCommand && change(enterEdit);
    if (isDone) event.preventDefault();
  };

  return (
    <div className="measured">
      <div className={hasPreview ? `stack gap-4 ${styles.columns}` : undefined}>
        <div className="stack packed">
          <MarkdownToolbar
            label={label}
            controls={fieldId}
            withPlaceholders={practice !== undefined}
            onTool={use}
            onPlaceholder={(name) =>
              change((text, selection) => placeholderEdit(name, text, selection))
            }
            textArea={() => area.current}
          />
          <TextArea
            {...field}
            ref={area}
            id={fieldId}
            label={label}
            hint={hint ? `${hint} ${texts.notShown}` : texts.notShown}
            rows={rows}
            value={value}
            limit={limit}
            countText={charactersLeft}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
          />
          <UnknownPlaceholders
            text={value}
            known={practice ? practicePlaceholders : []}
            empty={practice ? emptyPlaceholders(value, practice) : []}
          />
        </div>
        {hasPreview && (
          <MarkdownPreview
            label={label}
            text={practice ? fillPlaceholders(value, practice, location.origin) : value}
          />
        )}
      </div>
    </div>
  );
}

const commands: Record<string, Tool> = { b: 'bold', i: 'italic', k: 'link' };

function editOf(tool: Tool, text: string, selection: Selection): Edit {
  if (tool === 'link') return linkEdit(text, selection, texts.sample.link);
  if (tool === 'bold' || tool === 'italic')
    return markEdit(text, selection, tool, texts.sample[tool]);
  return lineEdit(text, selection, tool);
}

function placeholderEdit(name: Placeholder, text: string, selection: Selection): Edit {
  const isAddress = name === 'webseite' || name === 'anfragelink';
  return isAddress
    ? addressEdit(text, selection, `{${name}}`, texts.linkTexts[name])
    : insertEdit(selection, `{${name}}`);
}

/** Edits a text area like user input, so that Ctrl+Z undoes it and React receives the event. */

function typeInto(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way to make a change one undo step; browsers keep it for that.
  const isTyped =
    insert === ''
      ? from === to || document.execCommand?.('delete')
      : document.execCommand?.('insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(select.start, select.end);
}
