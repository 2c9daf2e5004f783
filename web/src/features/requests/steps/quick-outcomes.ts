/** Contact outcomes that take one press. */
import { plusDays, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Logged } from './commands.ts';
import { nextMonday, shortDay } from './planned-days.ts';
import { texts } from './texts.ts';

/** Reaching the patient completes the step; not reaching them makes a retry the next step. */
export const quickOutcomes = {
  reached: { contact: 'reached', nextStep: null, remark: '' },
  notReached: { contact: 'notReached', nextStep: { kind: 'notReached', dueOn: null }, remark: '' },
  unsure: { contact: 'unsure', nextStep: { kind: 'unsure', dueOn: null }, remark: '' },
  /** Without a contact. */
  done: { contact: null, nextStep: null, remark: '' },
} as const satisfies Record<string, Logged>;

/** A call was agreed, or only planned if nobody has been reached before. */
export function callBackOn(day: IsoDate): Logged {
  return { contact: 'callBack', nextStep: { kind: 'callBack', dueOn: day }, remark: '' };
}

/** Nobody answered: once more on that day. */
export function triedAgainOn(day: IsoDate): Logged {
  return { contact: 'notReached', nextStep: { kind: 'notReached', dueOn: day }, remark: '' };
}

/** The next working day. */
export function tryAgainDay(today: IsoDate): IsoDate {
  const tomorrow = plusDays(today, 1);
  return weekdayOf(tomorrow) > 5 ? nextMonday(tomorrow) : tomorrow;
}

/** The usual days for call backs, each once: on a Sunday, tomorrow is next week's Monday. */
export function usualDays(today: IsoDate): readonly { key: 'today' | 'tomorrow' | 'nextWeek'; day: IsoDate; label: string }[] {
  const { days } = texts;
  const [tomorrow, monday] = [plusDays(today, 1), nextMonday(today)];
  return [
    { key: 'today', day: today, label: days.today },
    { key: 'tomorrow', day: tomorrow, label: days.named(days.tomorrow, shortDay(tomorrow, today)) },
    ...(monday === tomorrow ? [] : [{ key: 'nextWeek' as const, day: monday, label: days.named(days.nextWeek, shortDay(monday, today)) }]),
  ];
}
