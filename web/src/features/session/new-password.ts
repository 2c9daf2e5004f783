import { minPasswordLength } from '@platzwart/domain/sign-in/password';
import { texts } from './sign-in-texts.ts';

/** What speaks against a password that is chosen anew. Its length is what counts; how it is mixed is nobody's business. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return texts.password.newMissing;
  return [...password].length < minPasswordLength ? texts.password.tooShort(minPasswordLength) : undefined;
}
