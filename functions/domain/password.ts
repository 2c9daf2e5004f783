/** A password that is chosen anew: its length is what counts, how it is mixed is nobody's business. */
import * as z from 'zod/mini';
import { sentences } from './failure.ts';

/** Characters. */
export const shortestPassword = 10;

export const NewPassword = z.string().check(
  z.refine((password) => [...password].length >= shortestPassword, sentences.passwordTooShort),
  z.maxLength(200, sentences.passwordTooLong),
);
