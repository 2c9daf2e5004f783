/** Shapes that several calls share. */
import * as z from 'zod/mini';
import { messages } from '../failure.ts';
import { slugPattern } from '../practice/slug.ts';
import { Role } from '../team/member.ts';

/** The form of a slug; other strings are no document ids of ours. */
export const slug = z
  .string({ error: messages.practiceUnknown })
  .check(z.regex(slugPattern, messages.practiceUnknown));

export const nothing = z.strictObject({});
/** What we have sealed ourselves, to undo something by. */
export const sealed = z.string().check(z.maxLength(250_000));
/** Firestore reserves ids such as '__name__' and throws at them. */
export const uid = z
  .string({ error: messages.memberGone })
  .check(z.regex(/^(?!__)[\w:-]{1,128}$/, messages.memberGone));
export const role = z.enum(Role.options, { error: 'Bitte wähle eine Rolle.' });
