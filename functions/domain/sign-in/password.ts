/** A new password: only its length counts, its composition does not. */
import * as z from 'zod/mini';

/** Characters. */
export const minPasswordLength = 10;

export const NewPassword = z.string().check(
  z.refine((password) => [...password].length >= minPasswordLength, 'Bitte nimm für das Passwort mindestens 10 Zeichen.'),
  z.maxLength(200, 'Bitte kürze das Passwort auf höchstens 200 Zeichen.'),
);
