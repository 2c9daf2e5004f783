/** The link as a QR code, to view and download. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { texts as callTexts } from '../../../calls/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import styles from './sharing.module.css';
import { texts } from './texts.ts';

const t = texts.qr;

export const loadQrCode = () => import('../../../ui/qr-code.ts');

type Props = { slug: string; link: string; onUsed: () => void };

export function QrSection({ slug, link, onUsed }: Props) {
  const { part, hasFailed, retry } = useLazyModule(loadQrCode, true);
  const [text, setText] = useState('');
  const code = part?.qrCodeOf(link);

  const save = async (type: 'svg' | 'png') => {
    if (!part || !code) return;
    onUsed();
    try {
      const file =
        type === 'png'
          ? await part.pngFile(code)
          : new Blob([part.svgFile(code)], { type: 'image/svg+xml' });
      saveFile(t.fileName(slug, type), file);
      setText(t.saved);
    } catch {
      setText(t.saveFailed);
    }
  };

  return (
    <section className="stack packed" aria-labelledby="qr-code">
      <h3 id="qr-code">{t.title}</h3>
      <p>{t.text}</p>
      <div className={`row gap-4 ${styles.code}`}>
        {code ? (
          <QrPicture code={code} title={t.picture} />
        ) : (
          <p role="status">{hasFailed ? t.failed : t.loading}</p>
        )}
        {hasFailed ? (
          <Button onClick={retry}>{callTexts.retry}</Button>
        ) : (
          <div className="stack gap-2 left fill">
            <Button aria-disabled={!code} onClick={() => void save('svg')}>
              <Download size={18} aria-hidden="true" />
              {t.svg}
            </Button>
            <Button aria-disabled={!code} onClick={() => void save('png')}>
              <Download size={18} aria-hidden="true" />
              {t.png}
            </Button>
            <p className="hint">{t.svgHint}</p>
            <p role="status" className="hint">
              {text}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
