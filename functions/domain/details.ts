/** What an answer of status 400 carries (spec section 7). A file of its own: who reads it needs no other schema. */
import * as z from 'zod/mini';

export const Detail = z.object({ field: z.string(), code: z.string(), message: z.string() });

export const Details = z.array(Detail);
