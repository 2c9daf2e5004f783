/** Limits at which intake closes by itself; what they do: `intake-now.ts`. */
import * as z from 'zod/mini';
import { LocationId } from '../waiting-list/slot.ts';

/** Maximum number of limits. */
const maxIntakeLimits = 12;

/** The least and the most each kind may be set to: people, and months for `reach`. */
const boundsOfLimit = {
  waiting: { min: 5, max: 999 },
  perTime: { min: 5, max: 999 },
  reach: { min: 1, max: 36 },
} as const;

/**
 * `waiting`: at so many people the whole form pauses, or, with a location, all of its times are
 * full. `perTime`: a time (at that location, in that half of the day) is full at so many people.
 * `reach`: everybody who waits has a place in so many months at the present pace
 * (`statistics/places-a-month.ts`); without location and half the whole form pauses, otherwise
 * those times are full.
 */
export const IntakeLimit = z
  .strictObject({
    by: z.enum(['waiting', 'perTime', 'reach']),
    /** '' for all. */
    locationId: z.union([z.literal(''), LocationId], 'Bitte wähle einen Standort.'),
    half: z.enum(['all', 'morning', 'afternoon']),
    most: z.int('Bitte gib eine ganze Zahl ein.'),
  })
  .check(
    z.check(({ value: { by, most }, issues }) => {
      const { min, max } = boundsOfLimit[by];
      const message =
        most < min
          ? `Bitte gib mindestens ${min} ein.`
          : most > max
            ? `Bitte gib höchstens ${max} ein.`
            : undefined;
      if (message) issues.push({ code: 'custom', path: ['most'], message, input: most });
    }),
    z.refine(({ by, half }) => by !== 'waiting' || half === 'all', {
      error: 'Wer wartet, zählt für den ganzen Tag. Bitte wähle den ganzen Tag.',
      path: ['half'],
    }),
  );
export type IntakeLimit = z.infer<typeof IntakeLimit>;

export const IntakeLimits = z.array(IntakeLimit).check(
  z.maxLength(maxIntakeLimits, `Mehr als ${maxIntakeLimits} Grenzen gehen nicht.`),
  z.check(({ value, issues }) => {
    const parts = value.map(({ by, ...part }) => `${by}_${partKey(part)}`);
    for (const [i, part] of parts.entries()) {
      if (parts.indexOf(part) === i) continue;
      issues.push({
        code: 'custom',
        path: [i, 'by'],
        message: 'Diese Grenze gibt es hier schon. Bitte ändere oder entferne eine der beiden.',
        input: value,
      });
    }
  }),
);
export type IntakeLimits = z.infer<typeof IntakeLimits>;

/** The part of a practice that a limit is about; also the key of `Account.placesAMonth`. */
export function partKey({ locationId, half }: Pick<IntakeLimit, 'locationId' | 'half'>): string {
  return `${locationId}_${half}`;
}
