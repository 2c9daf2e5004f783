/** When to call, and what is done without a call. */
import { plusDays, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Logged } from './commands.ts';
import { nextMonday, shortDay } from './planned-days.ts';
import { stepTexts } from './step-texts.ts';

/** Without a contact: the details that lack are not needed. */
export const enough: Logged = { contact: null, nextStep: null };

/** Without a contact: the call is moved. */
export function plannedFor(day: IsoDate): Logged {
  return { contact: null, nextStep: { kind: 'callBack', dueOn: day } };
}

/** The next working day. */
export function tryAgainDay(today: IsoDate): IsoDate {
  const tomorrow = plusDays(today, 1);
  return weekdayOf(tomorrow) > 5 ? nextMonday(tomorrow) : tomorrow;
}

/** The usual days for call backs, each once: on a Sunday, tomorrow is next week's Monday. */
export function usualDays(
  today: IsoDate,
): readonly { key: 'today' | 'tomorrow' | 'nextWeek'; day: IsoDate; label: string }[] {
  const { days } = stepTexts;
  const [tomorrow, monday] = [plusDays(today, 1), nextMonday(today)];
  return [
    { key: 'today', day: today, label: days.today },
    { key: 'tomorrow', day: tomorrow, label: days.named(days.tomorrow, shortDay(tomorrow, today)) },
    ...(monday === tomorrow
      ? []
      : [
          {
            key: 'nextWeek' as const,
            day: monday,
            label: days.named(days.nextWeek, shortDay(monday, today)),
          },
        ]),
  ];
}
