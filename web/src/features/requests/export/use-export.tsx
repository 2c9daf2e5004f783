/**
 * Exports requests as a spreadsheet file. The practice's log must record it first: without that
 * entry, no file is written.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { texts as callTexts } from '../../../calls/texts.ts';
import { useRecordExport } from '../../../entities/log/use-record-export.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { WorkNotice } from '../../../ui/work-notice.tsx';
import type { ArchiveFilter } from '../archive/archive-view.tsx';
import { texts as requestTexts } from '../texts.ts';
import type { FileFormat } from './write-file.ts';

/** Texts shown while a file is prepared, before the export code has loaded. */
const texts = {
  /** File names; never with a person's name. */
  file: { many: 'anfragen', one: 'anfrage', archive: 'archiv' },
  preparing: 'Die Datei wird vorbereitet …',
  reading: (n: number) => `${new Intl.NumberFormat('de-DE').format(n)} Anfragen gelesen …`,
  cancelled: 'Export abgebrochen',
  done: (n: number) =>
    n === 1
      ? '1 Anfrage exportiert'
      : `${new Intl.NumberFormat('de-DE').format(n)} Anfragen exportiert`,
  failed: 'Die Datei konnte nicht erstellt werden',
} as const;

type Files = typeof import('./write-file.ts');

type Exporting = {
  /**
   * `title` becomes part of the file name, except the default table's title, which every practice
   * has.
   */
  exportRequests: (requests: readonly StoredRequest[], title?: string, format?: FileFormat) => void;
  exportRequest: (request: StoredRequest) => void;
  exportArchive: (filter: ArchiveFilter) => void;
  /** Progress of a long export. */
  progress: ReactNode;
};

export function useExport(form: FormConfiguration | undefined): Exporting {
  const { slug, tags } = useRequestHandling();
  const record = useRecordExport(slug);
  const { show } = useToasts();
  const [notice, setNotice] = useState<string | undefined>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const context = useRef({ form, tags });
  context.current = { form, tags };

  const run = useCallback(
    async (
      work: (files: Files, signal: AbortSignal) => Promise<readonly StoredRequest[]>,
      kind: string,
      title = '',
      format: FileFormat = 'csv',
    ) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      // Fast exports need no notice.
      const clock = setTimeout(() => setNotice(texts.preparing), 300);
      try {
        const files = await import('./write-file.ts');
        const requests = await work(files, controller.signal);
        const only = kind === texts.file.one ? requests[0]?.id : undefined;
        const refusal = await record('requestsSaved', requests.length, only);
        controller.signal.throwIfAborted();
        if (refusal !== undefined)
          return void show({ title: texts.failed, text: refusal, isUrgent: true });
        files.writeFile({
          requests,
          kind,
          slug,
          title,
          format,
          context: { ...context.current, today: berlinDate(new Date()) },
        });
        show({ title: texts.done(requests.length) });
      } catch {
        if (controller.signal.aborted) show({ title: texts.cancelled });
        else show({ title: texts.failed, text: callTexts.unread, isUrgent: true });
      } finally {
        clearTimeout(clock);
        if (running.current === controller) setNotice(undefined);
      }
    },
    [show, slug, record],
  );

  const actions = useMemo(
    () => ({
      exportRequests: (requests: readonly StoredRequest[], title?: string, format?: FileFormat) =>
        void run(
          async () => requests,
          texts.file.many,
          title?.replace(requestTexts.title, ''),
          format,
        ),
      exportRequest: (request: StoredRequest) => void run(async () => [request], texts.file.one),
      exportArchive: (filter: ArchiveFilter) =>
        void run(
          (files, signal) =>
            files.readArchive({
              slug,
              filter,
              signal,
              onProgress: (count) => setNotice(texts.reading(count)),
            }),
          texts.file.many,
          texts.file.archive,
        ),
    }),
    [run, slug],
  );

  return {
    ...actions,
    progress: notice !== undefined && (
      <WorkNotice text={notice} onCancel={() => running.current?.abort()} />
    ),
  };
}
