/**
 * What an account stores of how long people waited. Apart from what makes and says it: the
 * administration loads this first.
 */
import * as z from 'zod/mini';

/** Whole weeks or months; `from` is less than `to`. */
export const WaitRange = z.strictObject({
  from: z.int(),
  to: z.int(),
  unit: z.enum(['weeks', 'months']),
});
export type WaitRange = z.infer<typeof WaitRange>;

/** The whole practice, and the halves of the day that have enough starts of their own. */
export const WaitRanges = z.strictObject({
  all: WaitRange,
  morning: z.nullable(WaitRange),
  afternoon: z.nullable(WaitRange),
});
export type WaitRanges = z.infer<typeof WaitRanges>;
