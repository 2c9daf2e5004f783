import { useEffect, useRef } from 'react';
import { drawLetter } from './draw-letter.ts';
import styles from './letter-preview.module.css';

/** The designed letter, apart from the page's own styles. */
export function LetterSheet({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(drawLetter(html));
  }, [html]);
  // biome-ignore lint/a11y/useSemanticElements: a letter is no set of fields.
  return <div ref={host} role="group" aria-label={label} className={styles.sheet} />;
}
