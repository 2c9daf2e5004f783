/** A text that somebody wrote, perhaps with markdown. The parser is only fetched for texts that need it. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import styles from './markdown.module.css';
import { markdownSigns } from './markdown-signs.ts';

const read = () => import('./markdown-formatted.tsx');
type Props = {
  text: string;
  /** Beside a form that is being filled in, a link leads away from it. */
  linksOpenNewTab?: boolean;
};

// Without its parser a text is read as it was typed; the page, and what is being typed there, stays.
const LazyFormatted = lazy<ComponentType<Props>>(() => read().catch(() => ({ default: Plain })));
let loaded: ComponentType<Props> | undefined;

export function Markdown({ text, linksOpenNewTab = false }: Props) {
  const [Formatted] = useState(() => loaded ?? LazyFormatted);
  const plain = (
    <div className={styles.text}>
      <Plain text={text} />
    </div>
  );
  if (text.trim() === '') return null;
  if (!markdownSigns.test(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <div className={styles.text}>
        <Formatted text={text} linksOpenNewTab={linksOpenNewTab} />
      </div>
    </Suspense>
  );
}

function Plain({ text }: Props) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place.
      <p key={i} className={styles.plain}>
        {paragraph}
      </p>
    ));
}

/**
 * Whether the text can be drawn as it will stay. For a page that is mostly this text: drawing it plain first and formatted
 * a moment later would be drawing it twice. True also if the parser cannot be had.
 */
export function useMarkdownReady(text: string): boolean {
  const [isReady, setReady] = useState(() => loaded !== undefined || !markdownSigns.test(text));
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    read()
      .then(
        (parser) => {
          loaded = parser.default;
        },
        () => undefined,
      )
      .finally(() => {
        if (!isOver) setReady(true);
      });
    return () => {
      isOver = true;
    };
  }, [isReady]);
  return isReady;
}
