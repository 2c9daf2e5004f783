/** Recounts the waiting list, and shows the last result. */
import { useId } from 'react';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import shared from '../settings.module.css';
import { LastCheck } from './last-check.tsx';
import type { ReadOnlyState } from './settings-view.tsx';
import { texts } from './texts.ts';

const t = texts.check;

export function CheckSection({
  slug,
  readOnly,
}: {
  slug: string;
  readOnly: ReadOnlyState | undefined;
}) {
  const id = useId();
  const { start, isRunning, output, problem } = useCommand(() =>
    run('reconcileWaitingList', { companySlug: slug }),
  );

  return (
    <section className={`stack left ruled ${shared.split}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className="small">{t.explanation}</p>
      <LastCheck slug={slug} />
      <div className="row across-4">
        <Button
          busy={isRunning}
          aria-disabled={readOnly !== undefined}
          aria-describedby={readOnly?.noteId}
          {...tooltip(readOnly?.reason)}
          onClick={() => void start()}
        >
          {isRunning ? t.busy : problem ? t.again : t.press}
        </Button>
        <p role="status" className="done">
          {output &&
            (output.repaired === 0 ? t.allRight(output.checked) : t.repaired(output.repaired))}
        </p>
        <div role="alert">
          <FieldError id={`${id}-problem`} error={problem?.message} />
        </div>
      </div>
    </section>
  );
}
