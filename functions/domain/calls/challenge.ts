import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** One of the keys that PBKDF2 (SHA-256) derives from '0', '1', … begins with `target`. */
export const Challenge = z.strictObject({
  salt: hex,
  /** Of each derivation. */
  rounds: z.int(),
  /** Numbers to try at most. */
  tries: z.int(),
  target: hex,
  /** What comes back with the second half of the key: see `provenBy`. */
  token: z.string(),
  /** From now on, for which the proof is good. */
  seconds: z.int(),
});
export type Challenge = z.infer<typeof Challenge>;
