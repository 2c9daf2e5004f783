import { minPasswordLength } from '@platzwart/domain/sign-in/password';
import { texts } from './sign-in-texts.ts';

/** Problems of a new password that need no dictionary. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return texts.password.newMissing;
  return [...password].length < minPasswordLength
    ? texts.password.tooShort(minPasswordLength)
    : undefined;
}

/**
 * Asked once the form is sent: the dictionary is larger than everything else on the page. A network
 * that does not bring it keeps nobody out.
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  const loaded = await import('@platzwart/domain/sign-in/guessable-password').catch(
    () => undefined,
  );
  return loaded?.isGuessable(password, known) ?? false;
}
