/** Ten codes, shown this once: to copy, save or print. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './account.module.css';
import { texts } from './factor-texts.ts';

const t = texts.recovery;

export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const [copied, setCopied] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const content = `${t.fileTitle}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setCopied(t.copied);
    } catch {
      setCopied(t.copyFailed);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, and still one thing that takes the focus.
    <div ref={box} tabIndex={-1} role="group" aria-label={t.title} className="stack gap-4">
      <p>{t.shown}</p>
      <ul className={`stack gap-2 across-4 padded ${styles.codes} framed`} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={() => void copy()}>{t.copy}</Button>
        <Button onClick={() => saveFile(t.file, new Blob([content], { type: 'text/plain' }))}>
          {t.save}
        </Button>
        <Button onClick={() => print()}>{t.print}</Button>
      </div>
      <p role="status" className="done small">
        {copied}
      </p>
      <div className="row">
        <Button look="filled" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
