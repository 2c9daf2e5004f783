/** When a prescription was issued, as patients and staff enter it. */
import * as z from 'zod/mini';
import type { IsoDate } from '../dates/german-date.ts';
import { prescriptionDay } from './prescription-day.ts';

/** To patients and staff alike, so they address nobody. */
const issuedOnProblems = {
  empty: 'Ausgestellt am: Hier fehlt der Tag, zum Beispiel 01.02.2026.',
  notADate:
    'Ausgestellt am: Der Tag gehört in der Form TT.MM.JJJJ hierher, zum Beispiel 01.02.2026.',
  noSuchDay: 'Ausgestellt am: Diesen Tag gibt es im Kalender nicht.',
  tooLongAgo: 'Ausgestellt am: Dieser Tag liegt zu lange zurück.',
  inFuture: 'Ausgestellt am: Dieser Tag liegt in der Zukunft.',
} as const;

/**
 * The answer to the question `prescription`. In: a day as people type it, and whether it is marked
 * urgent; nothing typed and nothing ticked is no answer. Out: an ISO date. Errors are at the
 * question as a whole: `invalid` for no such day, `inFuture` for one after today.
 */
export function prescriptionAnswer(today: IsoDate) {
  const answer = z
    .strictObject({ issuedOn: z._default(z.string(), ''), urgent: z._default(z.boolean(), false) })
    .check(
      z.check(({ value, issues }) => {
        const parsed = prescriptionDay(value.issuedOn, today);
        if (parsed.ok) return;
        const code = parsed.reason === 'inFuture' ? 'inFuture' : 'invalid';
        issues.push({
          code: 'custom',
          input: value,
          path: [],
          message: issuedOnProblems[parsed.reason],
          params: { code },
        });
      }),
      z.overwrite((value) => {
        const parsed = prescriptionDay(value.issuedOn, today);
        return parsed.ok ? { ...value, issuedOn: parsed.date } : value;
      }),
    );
  const isEmpty = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'issuedOn' in value &&
    value.issuedOn === '' &&
    'urgent' in value &&
    value.urgent === false;
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value): unknown =>
        value === null || value === '' || isEmpty(value) ? undefined : value,
      ),
    ),
    z.optional(answer),
  );
}
