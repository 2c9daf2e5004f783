import * as z from 'zod/mini';

/** A practice asks its members for a second factor. */
export const FactorDemand = z.strictObject({
  from: z.date(),
  /** Whether signing in with Google is one. */
  googleCounts: z.boolean(),
});
export type FactorDemand = z.infer<typeof FactorDemand>;
