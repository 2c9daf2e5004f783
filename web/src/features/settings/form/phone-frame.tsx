/**
 * A page inside the page, as wide as a phone: a document of its own, so that its names, its heading, its scrolling and the
 * rules for narrow screens are its own, while what it shows is drawn from here. It loads nothing: `frame-src 'none'` stays.
 */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './form.module.css';
import { mirrorStyles } from './mirror-styles.ts';

type Props = { title: string; ref: RefObject<HTMLIFrameElement | null>; children: ReactNode };

export function PhoneFrame({ title, ref, children }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = ref.current?.contentDocument;
    if (!inner) return;
    // Written, since a frame without an address begins in the browser's old way of laying out. Links open beside.
    inner.open();
    inner.write('<!doctype html><html lang="de"><head><base target="_blank"></head><body></body></html>');
    inner.close();
    inner.title = title;
    let isOver = false;
    const { ready, stop } = mirrorStyles(document, inner);
    // Not before: what is drawn without them would be led to where nothing stands later.
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
      <iframe ref={ref} title={title} className={styles.phone} />
      {body && createPortal(children, body)}
    </>
  );
}
