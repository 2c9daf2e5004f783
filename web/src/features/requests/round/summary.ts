/** A call round in one sentence: 'Neun erreicht, drei morgen noch einmal – 14 Minuten'. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { formatDay } from '../steps/planned-days.ts';
import type { Entry } from './round.ts';
import { texts } from './texts.ts';

const t = texts.summary;

/** `elsewhere`: people whom others have dealt with. */
export function summaryOf(
  entries: readonly Entry[],
  elsewhere: number,
  milliseconds: number,
  today: IsoDate,
): string {
  let [reached, notReached, agreed, archived, skipped] = [0, 0, 0, 0, 0];
  const again = new Map<IsoDate, number>();
  for (const { result } of entries) {
    if (result.kind === 'archived') archived += 1;
    else if (result.kind === 'skipped') skipped += 1;
    else if (result.kind === 'offer') {
      if (result.answer === 'notReached') notReached += 1;
      else reached += 1;
    } else if (result.logged.contact === 'callBack') agreed += 1;
    else if (result.logged.nextStep?.dueOn)
      again.set(result.logged.nextStep.dueOn, (again.get(result.logged.nextStep.dueOn) ?? 0) + 1);
    else reached += 1;
  }
  const parts = [
    reached > 0 && t.reached(reached),
    notReached > 0 && t.notReached(notReached),
    ...[...again].map(([day, n]) => t.again(n, formatDay(day, today))),
    agreed > 0 && t.callBacks(agreed),
    archived > 0 && t.archived(archived),
    skipped > 0 && t.skipped(skipped),
    elsewhere > 0 && t.elsewhere(elsewhere),
  ].filter((part) => typeof part === 'string');
  const [first = t.nothing, ...rest] = parts;
  const sentence = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
  return t.timed(sentence, Math.round(milliseconds / 60_000));
}
