import { useEffect, useRef } from 'react';
import { drawEmail } from './draw-email.ts';
import styles from './email-preview.module.css';

/** The HTML e-mail, isolated from the page's styles. */
export function EmailSheet({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(drawEmail(html));
  }, [html]);
  // biome-ignore lint/a11y/useSemanticElements: an e-mail is not a set of fields.
  return <div ref={host} role="group" aria-label={label} className={`anywhere ${styles.sheet}`} />;
}
