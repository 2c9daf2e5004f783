/** The whole plan as one line: generated from the rows, and parsed into them on blur. */

import { formatPlan, parsePlan } from '@platzwart/domain/times/plan-text';
import type { WeeklyRange } from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';

type Props = {
  id: string;
  plan: readonly WeeklyRange[];
  hint: string | undefined;
  onChange: (plan: WeeklyRange[]) => void;
};

/** Unreadable input stays with an error, and the plan stays unchanged. */
export function PlanLine({ id, plan, hint, onChange }: Props) {
  const text = formatPlan(plan);
  const [draft, setDraft] = useState<
    { typed: string; over: string; message?: string } | undefined
  >();
  // A later change of the plan overrides the draft line.
  const current = draft?.over === text ? draft : undefined;

  const commit = () => {
    if (!current || current.typed === text) return setDraft(undefined);
    const read = parsePlan(current.typed);
    if (!read.ok) return setDraft({ ...current, message: read.message });
    setDraft(undefined);
    onChange(read.plan);
  };
  return (
    <TextField
      id={id}
      label={texts.plan.line}
      hint={hint}
      autoComplete="off"
      error={current?.message}
      value={current?.typed ?? text}
      onChange={(event) => setDraft({ typed: event.target.value, over: text })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(undefined);
        if (event.key !== 'Enter') return;
        // Enter must not submit the form.
        event.preventDefault();
        commit();
      }}
    />
  );
}
