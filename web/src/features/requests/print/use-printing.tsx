/**
 * Prints requests. The practice's log must record it first: without that entry, nothing is printed. The page passes in the
 * printer and the log: features import neither the shell nor each other.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { WorkNotice } from '../../../ui/work-notice.tsx';
import { type StoredRequest, useRequestHandling } from '../request-handling.tsx';
import { texts as requestTexts } from '../texts.ts';
import { progressTexts as texts } from './progress-texts.ts';

type Parts = typeof import('./prepare-print.tsx');

/** Prints the content once it is prepared; null cancels a pending print. */
type Print = (content: ReactNode, prepared?: Promise<void>) => void;

export type Printing = {
  printRequests: (requests: readonly StoredRequest[], title?: string) => void;
  printRequest: (request: StoredRequest, also?: { history: boolean }) => void;
  /** Progress of a long print. */
  progress: ReactNode;
};

type Props = {
  print: Print;
  practiceTitle: string;
  form: FormConfiguration | undefined;
  /** Resolves to undefined once logged, else to the reason why printing is refused. */
  record: (what: 'requestsPrinted', count: number, requestId?: string) => Promise<string | undefined>;
};

export function usePrinting({ print, practiceTitle, form, record }: Props): Printing {
  const { slug, tags } = useRequestHandling();
  const { show } = useToasts();
  const [notice, setNotice] = useState<{ text: string; share?: number } | undefined>(undefined);
  const running = useRef<AbortController>(undefined);
  const latest = useRef({ practiceTitle, form, tags });
  latest.current = { practiceTitle, form, tags };

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setNotice(undefined);
    print(null);
  }, [print]);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (
      logged: readonly [count: number, requestId?: string],
      draw: (parts: Parts, ready: () => void, signal: AbortSignal) => ReactNode | Promise<ReactNode>,
    ) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      let resolve = () => {};
      const prepared = new Promise<void>((done) => {
        resolve = done;
      });
      try {
        const refusal = await record('requestsPrinted', ...logged);
        if (controller.signal.aborted) return;
        if (refusal !== undefined) return void show({ title: texts.failed, text: refusal, isUrgent: true });
        const parts = await import('./prepare-print.tsx');
        const ready = async () => {
          await parts.settled();
          if (controller.signal.aborted) return;
          setNotice(undefined);
          resolve();
        };
        const content = await draw(parts, () => void ready(), controller.signal);
        if (!controller.signal.aborted) print(content, prepared);
      } catch {
        if (controller.signal.aborted) return;
        setNotice(undefined);
        show({ title: texts.failed, text: texts.failedText, isUrgent: true });
      }
    },
    [print, show, record],
  );

  const actions = useMemo(
    () => ({
      printRequests: (requests: readonly StoredRequest[], title: string = requestTexts.title) =>
        void run([requests.length], ({ PrintedRequests }, ready) => (
          <PrintedRequests
            {...latest.current}
            requests={requests}
            title={title}
            now={new Date()}
            onProgress={(done) => setNotice({ text: texts.preparing(done, requests.length), share: done / requests.length })}
            onReady={ready}
          />
        )),
      printRequest: (request: StoredRequest, { history: withHistory } = { history: false }) =>
        void run([1, request.id], async ({ PrintedRequest, readHistory }, ready, signal) => {
          if (withHistory) setNotice({ text: texts.reading });
          const history = withHistory ? await readHistory(slug, request.id, signal) : undefined;
          return <PrintedRequest {...latest.current} request={request} now={new Date()} history={history} onReady={ready} />;
        }),
    }),
    [run, slug],
  );

  return {
    ...actions,
    progress: notice && <WorkNotice {...notice} cancel={texts.cancel} onCancel={stop} />,
  };
}
