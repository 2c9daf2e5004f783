/** The toolbar above a text: a single tab stop, arrow keys within. */
import {
  Bold,
  Braces,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import {
  ActionMenu,
  ActionMenuTrigger,
  createActionMenu,
} from '../../../ui/overlay/action-menu.tsx';
import styles from './markdown.module.css';
import { texts } from './texts.ts';

export type Tool = keyof typeof texts.tools;
export type Placeholder = keyof typeof texts.placeholder;

const icons: Record<Tool, LucideIcon> = {
  heading: Heading,
  bold: Bold,
  italic: Italic,
  bullets: List,
  numbers: ListOrdered,
  link: Link,
};
const tools = Object.keys(icons) as Tool[];
const placeholders = Object.entries(texts.placeholder).map(([key, label]) => ({
  key: key as Placeholder,
  label: `${label} {${key}}`,
}));

type Props = {
  label: string;
  /** Id of the text area it edits. */
  controls: string;
  withPlaceholders: boolean;
  onTool: (tool: Tool) => void;
  onPlaceholder: (name: Placeholder) => void;
  /** The text area, which gets focus after a menu choice. */
  textArea: () => HTMLElement | null;
};

export function MarkdownToolbar({
  label,
  controls,
  withPlaceholders,
  onTool,
  onPlaceholder,
  textArea,
}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [menu] = useState(createActionMenu<'placeholders'>);
  const count = tools.length + (withPlaceholders ? 1 : 0);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: count - 1,
    };
    const wanted = steps[event.key];
    // The menu renders in a portal, but React bubbles its key events to here.
    if (wanted === undefined || !bar.current?.contains(event.target as Node)) return;
    event.preventDefault();
    const next = (wanted + count) % count;
    setStop(next);
    bar.current.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar(label)}
      aria-controls={controls}
      className={`row gap-1 ${styles.toolbar}`}
      onKeyDown={move}
    >
      {tools.map((tool, i) => {
        const Icon = icons[tool];
        return (
          <IconButton
            key={tool}
            label={texts.tools[tool]}
            aria-keyshortcuts={shortcuts[tool]}
            tabIndex={i === stop ? 0 : -1}
            onFocus={() => setStop(i)}
            onClick={() => onTool(tool)}
          >
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        );
      })}
      {withPlaceholders && (
        <>
          <ActionMenuTrigger
            menu={menu}
            subject="placeholders"
            look="plain"
            tabIndex={stop === tools.length ? 0 : -1}
            onFocus={() => setStop(tools.length)}
          >
            <Braces size={18} aria-hidden="true" />
            {texts.placeholders}
          </ActionMenuTrigger>
          <ActionMenu
            menu={menu}
            heading={texts.placeholdersTitle}
            items={placeholders}
            finalFocus={textArea}
            onChoose={onPlaceholder}
          />
        </>
      )}
    </div>
  );
}

const shortcuts: Partial<Record<Tool, string>> = {
  bold: 'Control+B',
  italic: 'Control+I',
  link: 'Control+K',
};
