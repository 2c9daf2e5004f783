/** Answers to a practice's own questions, without schemas. */
import { type OwnAnswer, type OwnName, type OwnQuestion, ownNames } from './questions.ts';

/** Characters. */
export const maxOwnAnswer = 500;

/** 'Haben Sie Haustiere? Ja': the question goes with it, since the practice may ask another by now. */
export function formatOwnAnswer({ question, answer }: OwnAnswer): string {
  return `${question}${/\p{P}$/u.test(question) ? '' : ':'} ${answer}`;
}

/** Whether a form has any. */
export function asksOwn(form: Readonly<Record<OwnName, OwnQuestion | null>>): boolean {
  return ownNames.some((name) => form[name] !== null);
}
