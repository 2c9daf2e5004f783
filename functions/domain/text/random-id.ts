import * as z from 'zod/mini';

/** 128 bits from the browser; a form reuses its request id for every retry. */
export const RandomId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export type RandomId = z.infer<typeof RandomId>;
