/** Requests as a file for Excel and its like. Reading is enough to be allowed: whoever sees them may take them along. */
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import { berlinDate } from '@platzwart/domain/german-date';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { WorkNotice } from '../../../ui/work-notice.tsx';
import type { ArchiveWish } from '../archive/archive-view.tsx';
import { type KeptRequest, useRequestHandling } from '../request-handling.tsx';
import { texts as requestTexts } from '../texts.ts';
import { texts } from './texts.ts';

type Files = typeof import('./write-file.ts');

export type Exporting = {
  /** `title` becomes part of the file's name, but for the table of all: every practice has that one. */
  exportRequests: (requests: readonly KeptRequest[], title?: string) => void;
  exportRequest: (request: KeptRequest) => void;
  exportArchive: (wish: ArchiveWish) => void;
  /** How far it is, while it takes a while. */
  progress: ReactNode;
};

export function useExport(form: FormConfiguration | undefined): Exporting {
  const { slug, tags } = useRequestHandling();
  const { show } = useToasts();
  const [notice, setNotice] = useState<string | undefined>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const words = useRef({ form, tags });
  words.current = { form, tags };

  const run = useCallback(
    async (work: (files: Files, signal: AbortSignal) => Promise<number>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      // What is there at once needs no notice.
      const clock = setTimeout(() => setNotice(texts.preparing), 300);
      try {
        const count = await work(await import('./write-file.ts'), controller.signal);
        show({ title: texts.done(count) });
      } catch {
        if (controller.signal.aborted) show({ title: texts.cancelled });
        else show({ title: texts.failed, text: texts.failedText, isUrgent: true });
      } finally {
        clearTimeout(clock);
        if (running.current === controller) setNotice(undefined);
      }
    },
    [show],
  );

  const save = useCallback(
    (files: Files, requests: readonly KeptRequest[], kind: string, title = '') => {
      files.writeFile({ requests, kind, slug, title, words: { ...words.current, today: berlinDate(new Date()) } });
      return requests.length;
    },
    [slug],
  );

  const actions = useMemo(
    () => ({
      exportRequests: (requests: readonly KeptRequest[], title?: string) =>
        void run(async (files) => save(files, requests, texts.file.many, title?.replace(requestTexts.title, ''))),
      exportRequest: (request: KeptRequest) => void run(async (files) => save(files, [request], texts.file.one)),
      exportArchive: (wish: ArchiveWish) =>
        void run(async (files, signal) => {
          const onProgress = (count: number) => setNotice(texts.reading(count));
          return save(files, await files.readArchive({ slug, wish, signal, onProgress }), texts.file.many, texts.file.archive);
        }),
    }),
    [run, save, slug],
  );

  return {
    ...actions,
    progress: notice !== undefined && <WorkNotice text={notice} cancel={texts.cancel} onCancel={() => running.current?.abort()} />,
  };
}
