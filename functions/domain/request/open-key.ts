/** `practices/{slug}/openKeys/{keyed hash of a person}`: that person's open request. */
import * as z from 'zod/mini';

export const OpenKey = z.strictObject({ requestId: z.string() });
export type OpenKey = z.infer<typeof OpenKey>;
