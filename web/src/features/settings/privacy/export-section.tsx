/** An export of everything stored about the practice. */
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import shared from '../settings.module.css';
import styles from './privacy.module.css';
import { texts } from './texts.ts';
import { type TableOf, usePracticeExport } from './use-practice-export.ts';

const t = texts.export;

type Props = { slug: string; isAllowed: boolean; loadTable: () => Promise<TableOf> };

export function ExportSection({ slug, isAllowed, loadTable }: Props) {
  const id = useId();
  const { state, begin, goOn, cancel } = usePracticeExport({ slug, loadTable });
  const isRunning = state.kind === 'reading' || state.kind === 'packing';
  const canGoOn = state.kind === 'failed' && state.canGoOn;
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // Cancelling removes its own button.
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    button.current?.focus();
  }, [isRunning]);

  return (
    <section className={`stack ruled ${shared.split} ${styles.section}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className="small">{t.what}</p>
      <p className="small">{t.leftOut}</p>
      <p className="hint">{t.careful}</p>
      {!isAllowed && (
        <p className="hint" id={`${id}-off`}>
          {texts.administratorsOnly}
        </p>
      )}
      <div className="row across-4">
        <Button
          ref={button}
          busy={isRunning}
          aria-disabled={!isAllowed}
          aria-describedby={isAllowed ? undefined : `${id}-off`}
          {...tooltip(isAllowed ? undefined : texts.administratorsOnly)}
          onClick={canGoOn ? goOn : begin}
        >
          {canGoOn ? t.goOn : state.kind === 'done' ? t.again : t.press}
        </Button>
        {isRunning && (
          <Button
            look="plain"
            onClick={() => {
              hadFocus.current = true;
              cancel();
            }}
          >
            {t.cancel}
          </Button>
        )}
      </div>
      {isRunning && <progress className={styles.progress} aria-label={t.title} />}
      <p role="status" className="done">
        {state.kind === 'reading' && (state.read === 0 ? t.begin : t.reading(state.read))}
        {state.kind === 'packing' && t.packing(state.read)}
        {state.kind === 'cancelled' && t.cancelled}
        {state.kind === 'done' && t.done(state.read, state.name)}
      </p>
      <div role="alert">
        <FieldError
          id={`${id}-problem`}
          error={state.kind === 'failed' ? state.problem : undefined}
        />
      </div>
    </section>
  );
}
