import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type Ref, useState } from 'react';
import { texts as connectionTexts } from '../../../calls/connection-texts.ts';
import { staffTexts } from '../../../calls/staff-texts.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './call-round.module.css';
import { describeElsewhere, describeResult } from './describe-result.ts';
import { summaryOf } from './summary.ts';
import { texts } from './texts.ts';
import { UndoButton } from './undo-button.tsx';
import type { RunningRound } from './use-round.ts';

const t = texts.summary;

type Props = {
  ref: Ref<HTMLHeadingElement>;
  running: RunningRound;
  /** Of the practice's members, by uid. */
  names: ReadonlyMap<string, string>;
  /** When the round began, in milliseconds. */
  since: number;
  today: IsoDate;
  onResume: () => void;
  onUndo: () => void;
  onClose: () => void;
};

/** What came of a round, with the names. */
export function RoundSummary({
  ref,
  running,
  names,
  since,
  today,
  onResume,
  onUndo,
  onClose,
}: Props) {
  const { round, elsewhere, personOf, problem, last, saving } = running;
  const [until] = useState(() => Date.now());
  const called = new Set(
    round.entries
      .filter(({ result }) => result.kind !== 'skipped')
      .map(({ request }) => request.id),
  );
  const others = round.queue.filter((id) => !called.has(id) && elsewhere.has(id));
  const left = round.queue.filter((id) => !called.has(id) && !elsewhere.has(id)).length;
  const rows = [
    ...round.entries.map(({ request, result }) => ({
      id: request.id,
      name: fullName(request),
      what: saving.includes(request.id)
        ? staffTexts.saving(describeResult(result, today))
        : describeResult(result, today),
    })),
    ...others.flatMap((id) => {
      const [person, what] = [personOf(id), elsewhere.get(id)];
      return person && what
        ? [{ id, name: fullName(person), what: describeElsewhere(what, names) }]
        : [];
    }),
  ];
  return (
    <div className={`stack gap-4 packed full ${styles.content} ${styles.summary}`}>
      <h3 ref={ref} tabIndex={-1} className="h1">
        {summaryOf(round.entries, others.length, until - since, today)}
      </h3>
      <p role="status">{saving.length > 0 && connectionTexts.unsaved(saving.length)}</p>
      {problem && (
        <div role="alert">
          <Note isWarm>
            <p>{problem}</p>
          </Note>
        </div>
      )}
      <div className="row across-3">
        {left > 0 && <p>{t.left(left)}</p>}
        {left > 0 ? (
          <Button look="filled" onClick={onResume}>
            {t.goOn}
          </Button>
        ) : (
          <Button look="filled" onClick={onClose}>
            {t.close}
          </Button>
        )}
        {last && (
          <UndoButton
            last={last}
            isSaving={saving.includes(last.request.id)}
            today={today}
            onUndo={onUndo}
          />
        )}
      </div>
      <ul role="list" aria-label={t.list} className="lined">
        {rows.map(({ id, name, what }) => (
          <li key={id} className="row gap-0 across-3 between">
            <span className="strong anywhere">{name}</span>
            <span className="muted">{what}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
