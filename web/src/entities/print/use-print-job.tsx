/**
 * Prints requests. The practice's log must record it first: without that entry, nothing is printed.
 */
import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { texts as callTexts } from '../../calls/texts.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { usePrint } from '../../ui/print/print.tsx';
import { WorkNotice } from '../../ui/work-notice.tsx';
import { useRecordExport } from '../log/use-record-export.ts';

const texts = {
  failed: 'Der Druck konnte nicht vorbereitet werden',
};

type Job = { what: ScreenExport; count: number; requestId?: string; content: ReactNode };

type Preparation = {
  /** Call it once the content is complete. */
  ready: () => void;
  /** The share that is done, for a long print. */
  tell: (text: string, share?: number) => void;
  signal: AbortSignal;
};

/** `progress`: of a long print. */
export function usePrintJob(slug: string) {
  const print = usePrint();
  const record = useRecordExport(slug);
  const { show } = useToasts();
  const [notice, setNotice] = useState<{ text: string; share?: number | undefined } | undefined>(
    undefined,
  );
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setNotice(undefined);
    print(null);
  };

  const printJob = useCallback(
    async (prepare: (preparation: Preparation) => Promise<Job>) => {
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      let resolve = () => {};
      const prepared = new Promise<void>((done) => {
        resolve = done;
      });
      const ready = async () => {
        await settled();
        if (signal.aborted) return;
        setNotice(undefined);
        resolve();
      };
      const fail = (text: string) => {
        if (signal.aborted) return;
        setNotice(undefined);
        show({ title: texts.failed, text, isUrgent: true });
      };
      try {
        const tell = (text: string, share?: number) => setNotice({ text, share });
        const { what, count, requestId, content } = await prepare({
          ready: () => void ready(),
          tell,
          signal,
        });
        const refusal = await record(what, count, requestId);
        if (refusal !== undefined) return fail(refusal);
        if (!signal.aborted) print(content, prepared);
      } catch {
        fail(callTexts.unread);
      }
    },
    [print, record, show],
  );

  return {
    printJob,
    progress: notice && <WorkNotice {...notice} onCancel={stop} />,
  };
}

/** Wait for React to render and for the font: printing earlier drops text or uses wrong widths. */
async function settled(): Promise<void> {
  await document.fonts?.ready;
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
