/** A text that somebody wrote, perhaps with markdown. The parser is only fetched for texts that need it. */
import { lazy, Suspense } from 'react';
import styles from './markdown.module.css';

const Formatted = lazy(() => import('./markdown-formatted.tsx'));

/** Emphasis, code, links, headings, lists, quotes, rules, tables, escapes. A false alarm only costs the fetch. */
const signs = /[*_`~[\]\\<|]|^\s{0,3}(?:#{1,6}\s|>|[-+]\s|\d+[.)]\s|-{3})|https?:\/\/| {2}\n/m;

export function Markdown({ text }: { text: string }) {
  const plain = (
    <div className={styles.text}>
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place.
          <p key={i} className={styles.plain}>
            {paragraph}
          </p>
        ))}
    </div>
  );
  if (text.trim() === '') return null;
  if (!signs.test(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <div className={styles.text}>
        <Formatted text={text} />
      </div>
    </Suspense>
  );
}
