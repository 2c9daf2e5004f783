/** Recounts the waiting list, and shows the last result. */
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { checkWaitingList } from './commands.ts';
import { LastCheck } from './last-check.tsx';
import type { ReadOnlyState } from './settings-view.tsx';
import { texts } from './texts.ts';
import styles from './waiting-list-settings.module.css';

const t = texts.check;

type State = { kind: 'idle' | 'busy' } | { kind: 'done'; said: string } | { kind: 'failed'; problem: string };

export function CheckSection({ slug, readOnly }: { slug: string; readOnly: ReadOnlyState | undefined }) {
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const check = async () => {
    setState({ kind: 'busy' });
    const answer = await checkWaitingList(slug);
    if (!answer.isDone) return setState({ kind: 'failed', problem: answer.problem });
    const { checked, repaired } = answer.output;
    setState({ kind: 'done', said: repaired === 0 ? t.allRight(checked) : t.repaired(repaired) });
  };

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p>{t.explanation}</p>
      <LastCheck slug={slug} />
      <div className={styles.action}>
        <Button
          busy={state.kind === 'busy'}
          aria-disabled={readOnly !== undefined}
          aria-describedby={readOnly?.noteId}
          {...tooltip(readOnly?.reason)}
          onClick={() => void check()}
        >
          {state.kind === 'busy' ? t.busy : state.kind === 'failed' ? t.again : t.press}
        </Button>
        <p role="status" className={styles.result}>
          {state.kind === 'done' && state.said}
        </p>
        <div role="alert" className={styles.problem}>
          <FieldError id={`${id}-problem`} error={state.kind === 'failed' ? state.problem : undefined} />
        </div>
      </div>
    </section>
  );
}
