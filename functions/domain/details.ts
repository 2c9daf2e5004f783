/**
 * The body of an answer with status 400 (spec section 7). Its own file, so that readers need no
 * other schema.
 */
import * as z from 'zod/mini';

export const Detail = z.object({ field: z.string(), code: z.string(), message: z.string() });

export const Details = z.array(Detail);
