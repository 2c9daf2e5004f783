import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { WantedStep } from '@platzwart/domain/request/next-step';
import { formatDay } from './planned-days.ts';
import { texts } from './texts.ts';

/** 'Rückruf am Di, 24.11.', 'Nicht erreicht'. */
export function formatStep({ kind, dueOn }: WantedStep, today: IsoDate): string {
  return texts.steps[kind](dueOn === null ? undefined : formatDay(dueOn, today));
}
