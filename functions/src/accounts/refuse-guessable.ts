import { type Outcome, refusedAt } from '@platzwart/domain/failure';
import { guessableMessage } from '@platzwart/domain/sign-in/password';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/**
 * The refusal of a password that is easily guessed (field password), for common words or by whoever
 * knows the person; else undefined.
 */
export async function refuseGuessable(
  password: string,
  { uid, email, name }: Pick<Person, 'uid' | 'email' | 'name'>,
  { db }: Pick<Tools, 'db'>,
): Promise<Outcome<never> | undefined> {
  const user = (await collections(db).user(uid).get()).data();
  const practices = user?.practices.flatMap(({ slug, title }) => [slug, title]) ?? [];
  // Its dictionary is loaded where somebody sets a password, and nowhere else.
  const { isGuessable } = await import('@platzwart/domain/sign-in/guessable-password');
  return isGuessable(password, [email, name, ...practices])
    ? refusedAt('password', 'guessable', guessableMessage)
    : undefined;
}
