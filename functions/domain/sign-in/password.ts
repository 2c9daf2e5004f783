/**
 * A new password: its length counts, and that it is not guessed easily (`guessable-password.ts`);
 * its composition does not.
 */
import * as z from 'zod/mini';

/** Characters. */
export const minPasswordLength = 10;

export const guessableMessage =
  'Dieses Passwort lässt sich zu leicht erraten. Bitte nimm ein anderes, zum Beispiel drei oder vier Wörter.';

export const NewPassword = z.string().check(
  z.refine(
    (password) => [...password].length >= minPasswordLength,
    'Bitte nimm für das Passwort mindestens 10 Zeichen.',
  ),
  z.maxLength(200, 'Bitte kürze das Passwort auf höchstens 200 Zeichen.'),
);
