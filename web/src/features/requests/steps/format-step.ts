import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { WantedStep } from '@platzwart/domain/request/next-step';
import { formatDay } from './planned-days.ts';
import { stepTexts } from './step-texts.ts';

/** 'Rückruf am Di, 24.11. um 14 Uhr', 'Noch einmal anrufen'. */
export function formatStep({ kind, dueOn, time }: WantedStep, today: IsoDate): string {
  const step = stepTexts.steps[kind](dueOn === null ? undefined : formatDay(dueOn, today));
  return time === undefined ? step : stepTexts.at(step, time.replace(/^0|:00$/g, ''));
}
