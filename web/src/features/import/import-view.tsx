/** Imports a practice's old list: choose it, match columns, review, import, and undo if needed. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Region } from '@platzwart/domain/practice/region';
import { useState } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { texts as callTexts } from '../../calls/texts.ts';
import { useTags } from '../../entities/tag/queries.ts';
import { Note } from '../../ui/note.tsx';
import { findViewHeading, viewHeading } from '../../ui/overlay/row-focus.ts';
import { Loading } from '../../ui/states.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { PastImports } from './past-imports.tsx';
import { PrepareImport } from './prepare-import.tsx';
import { useImports } from './queries.ts';
import type { Choice, ReadTable } from './read-choice.ts';
import { type ImportToRun, RunImport } from './run-import.tsx';
import { SourceChoices } from './source-choices.tsx';
import { texts } from './texts.ts';
import { useReadChoice } from './use-read-choice.ts';
import type { OpenRequest } from './validate-rows.ts';

export type ImportViewProps = {
  slug: string;
  form: FormConfiguration;
  region?: Region;
  today: IsoDate;
  /** All open requests; undefined until all are loaded. */
  open: readonly OpenRequest[] | undefined;
  basePath: string;
  readOnlyReason: string | undefined;
};

export default function ImportView({
  slug,
  form,
  region,
  today,
  open,
  basePath,
  readOnlyReason,
}: ImportViewProps) {
  const tags = useTags(slug);
  const imports = useImports(slug);
  const [choice, setChoice] = useState<Choice | undefined>(undefined);
  const { read, isReading } = useReadChoice(choice);
  const chosen = read && read.problem === undefined ? read : undefined;
  const [toRun, setToRun] = useState<ImportToRun | undefined>(undefined);
  const [isRunning, setRunning] = useState(false);
  const isUndoing =
    imports.status === 'loaded' && imports.value.some(({ status }) => status === 'undoing');
  const mayChange = readOnlyReason === undefined;
  useUnsavedInput(mayChange && chosen !== undefined && !toRun, texts.leave);

  const again = () => {
    setToRun(undefined);
    setChoice(undefined);
    requestAnimationFrame(() => findViewHeading()?.focus());
  };

  return (
    <div className={`stack gap-5 ${styles.view}`}>
      <div className="stack gap-2">
        <h2 {...viewHeading}>{texts.title}</h2>
        {!chosen && <p className="muted">{texts.lead}</p>}
      </div>
      {!mayChange && <Note>{readOnlyReason}</Note>}
      {toRun && (
        <RunImport
          key={toRun.importId}
          toRun={toRun}
          basePath={basePath}
          onRunning={setRunning}
          onAgain={again}
        />
      )}
      {mayChange && !toRun && (
        <ChooseFile
          chosen={chosen}
          problem={read?.problem}
          onFile={(file) => setChoice(file && { file, form, today })}
        />
      )}
      {mayChange && !toRun && isReading && !chosen && <Loading text={texts.loading} />}
      {mayChange && !toRun && choice && chosen && (
        <>
          {tags.status === 'loading' && <Loading text={texts.loading} />}
          {(tags.status === 'refused' || tags.status === 'failed') && (
            <LoadFailure title={callTexts.failed} retry={tags.retry} />
          )}
          <SourceChoices source={chosen.source} choice={choice} onChoice={setChoice} />
          {isReading && <Loading text={texts.loading} />}
          {tags.status === 'loaded' && !isReading && (
            <PrepareImport
              key={tableKey(chosen)}
              slug={slug}
              chosen={chosen}
              form={form}
              region={region}
              tags={tags.value}
              today={today}
              open={open}
              isUndoing={isUndoing}
              onStart={setToRun}
            />
          )}
        </>
      )}
      <PastImports
        slug={slug}
        live={imports}
        runningId={isRunning ? toRun?.importId : undefined}
        readOnlyReason={readOnlyReason}
      />
    </div>
  );
}

const keys = new WeakMap<ReadTable, number>();
let lastKey = 0;

/** Another file starts over. */
function tableKey(chosen: ReadTable): number {
  const key = keys.get(chosen) ?? ++lastKey;
  keys.set(chosen, key);
  return key;
}
