/** The running import, and its result. */
import { useEffect, useRef } from 'react';
import { pauseLists } from '../../firebase/pause-lists.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import styles from './import.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import type { PlannedRow } from './import-plan.ts';
import type { Table } from './read-table.ts';
import { texts } from './texts.ts';
import { useRowUpload } from './use-row-upload.ts';

const t = texts.run;

export type ImportToRun = {
  slug: string;
  importId: string;
  fileName: string;
  /** Rows of the whole file. */
  total: number;
  emailConsent: string | null;
  plan: readonly PlannedRow[];
  table: Table;
  hasHeader: boolean;
};

type Props = {
  toRun: ImportToRun;
  basePath: string;
  onRunning: (isRunning: boolean) => void;
  onAgain: () => void;
};

export function RunImport({ toRun, onRunning, ...outcome }: Props) {
  const { slug, importId, fileName, total, emailConsent, plan } = toRun;
  const sending = useRowUpload();
  const { status, of, done, results, problem, start, stop } = sending;
  const sent = plan.filter(({ isSent }) => isSent);
  const isRunning = status === 'running' || status === 'stopping';
  useUnsavedInput(isRunning || status === 'stopped', t.leave);
  const title = useRef<HTMLHeadingElement>(null);

  const run = () => {
    const goOn = pauseLists();
    void start(sent, { slug, importId, fileName, total, emailConsent, dryRun: false }).finally(
      goOn,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once; pressing resumes it.
  useEffect(() => {
    title.current?.focus();
    // Only once, although development mode renders everything twice.
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

  if (status === 'done') {
    return <ImportOutcome {...outcome} toRun={toRun} results={results} />;
  }
  return (
    <section className="stack gap-4" aria-labelledby="import-laeuft">
      <h3 ref={title} id="import-laeuft" tabIndex={-1}>
        {status === 'stopped' ? t.titleStopped : t.title}
      </h3>
      <progress
        className={`full within-form ${styles.progress}`}
        aria-labelledby="import-laeuft"
        max={Math.max(1, of)}
        value={done}
      />
      <div role="status">
        <p>{t.progress(done, sent.length, isRunning)}</p>
        {isRunning && <p className="muted">{t.keepOpen}</p>}
        {status === 'stopped' && <Note isWarm>{problem ?? t.stopped}</Note>}
      </div>
      <div className="row across-3">
        <Button key="way" busy={status === 'stopping'} onClick={status === 'stopped' ? run : stop}>
          {status === 'stopped' ? t.goOn : status === 'stopping' ? t.stopping : t.stop}
        </Button>
      </div>
    </section>
  );
}
