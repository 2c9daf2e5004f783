import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { usePrint } from '../../../ui/print/print.tsx';
import { loadQrCode } from './qr-section.tsx';
import { texts } from './texts.ts';

const t = texts.poster;

type Props = { practice: Practice; link: string; onUsed: () => void };

export function PosterSection({ practice, link, onUsed }: Props) {
  const print = usePrint();
  const [state, setState] = useState<'idle' | 'preparing' | 'failed'>('idle');

  const printPoster = async () => {
    onUsed();
    setState('preparing');
    try {
      const [{ qrCodeOf }, { Poster, posterReady }] = await Promise.all([
        loadQrCode(),
        import('./poster.tsx'),
      ]);
      print(
        <Poster practice={practice} link={link} code={qrCodeOf(link)} />,
        posterReady(practice),
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <section className="stack packed" aria-labelledby="plakat">
      <h3 id="plakat">{t.title}</h3>
      <p>{t.text}</p>
      {!acceptsRequests(practice) && <p className="hint">{t.closed}</p>}
      <div className="row">
        <Button busy={state === 'preparing'} onClick={() => void printPoster()}>
          <Printer size={18} aria-hidden="true" />
          {state === 'preparing' ? t.preparing : t.print}
        </Button>
      </div>
      <p role="status" className="hint">
        {state === 'failed' && t.failed}
      </p>
    </section>
  );
}
