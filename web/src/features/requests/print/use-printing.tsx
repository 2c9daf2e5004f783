import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ReactNode, useMemo, useRef } from 'react';
import { usePrintJob } from '../../../entities/print/use-print-job.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { texts as requestTexts } from '../texts.ts';

const number = new Intl.NumberFormat('de-DE');

/** Shown before the print code has loaded. */
const texts = {
  preparing: (done: number, all: number) =>
    `Druck wird vorbereitet: ${number.format(done)} von ${number.format(all)}`,
  reading: 'Verlauf wird geladen …',
} as const;

type Printing = {
  printRequests: (
    requests: readonly StoredRequest[],
    title?: string,
    filter?: readonly string[],
  ) => void;
  printRequest: (request: StoredRequest, also?: { history: boolean }) => void;
  progress: ReactNode;
};

export function usePrinting(practiceTitle: string, form: FormConfiguration | undefined): Printing {
  const { slug, tags } = useRequestHandling();
  const { printJob, progress } = usePrintJob(slug);
  const latest = useRef({ practiceTitle, form, tags });
  latest.current = { practiceTitle, form, tags };

  const actions = useMemo(
    () => ({
      printRequests: (
        requests: readonly StoredRequest[],
        title: string = requestTexts.title,
        filter: readonly string[] = [],
      ) =>
        void printJob(async ({ ready, tell }) => {
          const { PrintedRequests } = await import('./prepare-print.tsx');
          const content = (
            <PrintedRequests
              {...latest.current}
              requests={requests}
              title={title}
              filter={filter}
              now={new Date()}
              onProgress={(done) =>
                tell(texts.preparing(done, requests.length), done / requests.length)
              }
              onReady={ready}
            />
          );
          return { what: 'requestsPrinted', count: requests.length, content };
        }),
      printRequest: (request: StoredRequest, { history: withHistory } = { history: false }) =>
        void printJob(async ({ ready, tell, signal }) => {
          const { PrintedRequest, readHistory } = await import('./prepare-print.tsx');
          if (withHistory) tell(texts.reading);
          const history = withHistory ? await readHistory(slug, request.id, signal) : undefined;
          const content = (
            <PrintedRequest
              {...latest.current}
              request={request}
              now={new Date()}
              history={history}
              onReady={ready}
            />
          );
          return { what: 'requestsPrinted', count: 1, requestId: request.id, content };
        }),
    }),
    [printJob, slug],
  );

  return { ...actions, progress };
}
