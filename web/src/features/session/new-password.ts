import { minPasswordLength } from '@platzwart/domain/sign-in/password';
import { texts } from './sign-in-texts.ts';

/** Problems of a new password. Only its length counts, not its mix of characters. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return texts.password.newMissing;
  return [...password].length < minPasswordLength ? texts.password.tooShort(minPasswordLength) : undefined;
}
