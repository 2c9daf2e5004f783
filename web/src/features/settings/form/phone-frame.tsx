/**
 * An iframe as wide as a phone: its own document isolates ids, headings, scrolling and media
 * queries, while this app renders its content. It loads nothing: `frame-src 'none'` stays.
 */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './form.module.css';

type Props = { title: string; ref: RefObject<HTMLIFrameElement | null>; children: ReactNode };

export function PhoneFrame({ title, ref, children }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = ref.current?.contentDocument;
    if (!inner) return;
    // Write the document, because an iframe without a URL starts in quirks mode. Links open in a
    // new tab.
    inner.open();
    inner.write(
      '<!doctype html><html lang="de"><head><base target="_blank"></head><body></body></html>',
    );
    inner.close();
    // Light or dark as on this device: so do patients see it on theirs.
    const { scheme } = document.documentElement.dataset;
    if (scheme) inner.documentElement.dataset.scheme = scheme;
    inner.title = title;
    let isOver = false;
    const { ready, stop } = mirrorStyles(document, inner);
    // Render only once the styles have loaded: otherwise the preview would scroll to positions that
    // shift later.
    void ready.then(() => {
      if (!isOver) setBody(inner.body);
    });
    return () => {
      isOver = true;
      stop();
      setBody(undefined);
    };
  }, [title, ref]);

  return (
    <>
      <iframe ref={ref} title={title} className={`rounded-card on-surface ${styles.phone}`} />
      {body && createPortal(children, body)}
    </>
  );
}

/** Mirrors the styles of one document into another, including styles that lazy code adds later. */
function mirrorStyles(from: Document, to: Document): { ready: Promise<unknown>; stop: () => void } {
  const copies = new Map<Element, HTMLElement>();
  const copyAll = () => {
    const added: HTMLElement[] = [];
    for (const original of from.head.querySelectorAll<HTMLElement>(
      'style, link[rel="stylesheet"]',
    )) {
      const known = copies.get(original);
      if (known) {
        if (known.textContent !== original.textContent) known.textContent = original.textContent;
        continue;
      }
      const copy = to.importNode(original, true);
      copies.set(original, copy);
      // In the original order: the first style sheet names the layers.
      to.head.append(copy);
      added.push(copy);
    }
    return added;
  };
  const first = copyAll();
  const observer = new MutationObserver(copyAll);
  observer.observe(from.head, { childList: true, subtree: true, characterData: true });
  const links = first.filter((copy) => copy.tagName === 'LINK');
  return { ready: Promise.all(links.map(settled)), stop: () => observer.disconnect() };
}

function settled(link: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['load', 'error'])
      link.addEventListener(event, () => resolve(), { once: true });
  });
}
