/** A live preview next to the field, as patients will read it. */
import { useDeferredValue, useId } from 'react';
import { Markdown } from '../../../ui/markdown.tsx';
import styles from './markdown.module.css';
import { texts } from './texts.ts';

export function MarkdownPreview({ label, text }: { label: string; text: string }) {
  const id = useId();
  // Typing has priority.
  const shown = useDeferredValue(text);
  return (
    <div className={`stack ${styles.preview}`}>
      <p id={id} className={`hint strong ${styles.previewTitle}`}>
        {texts.preview}
        <span className="visually-hidden">: {label}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a long text. */}
      <section className={`soft anywhere edged ${styles.paper}`} aria-labelledby={id} tabIndex={0}>
        {shown.trim() === '' ? (
          <p className="hint">{texts.empty}</p>
        ) : (
          <Markdown text={shown} linksOpenNewTab />
        )}
      </section>
    </div>
  );
}
