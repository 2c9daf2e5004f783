/** The whole plan in one line: read from the rows, and written into them once the line is left. */

import { formatPlan, parsePlan } from '@platzwart/domain/waiting-list/plan-text';
import type { WeeklyRange } from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';

type Props = { id: string; plan: readonly WeeklyRange[]; hint: string | undefined; onChange: (plan: WeeklyRange[]) => void };

/** Where it cannot be read, what was typed stays there with the reason, and the plan is as it was. */
export function PlanLine({ id, plan, hint, onChange }: Props) {
  const text = formatPlan(plan);
  const [draft, setDraft] = useState<{ typed: string; over: string; message?: string } | undefined>();
  // Whatever changed the plan meanwhile is newer than what was typed over the old one.
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
        // The form around it is sent by its own button.
        event.preventDefault();
        commit();
      }}
    />
  );
}
