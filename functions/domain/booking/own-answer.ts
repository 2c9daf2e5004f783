/** The answer to a practice's own question, by patients and staff. */
import * as z from 'zod/mini';
import { cleanLine, cleanText } from '../text/text.ts';
import { ownLimits } from './form-configuration.ts';
import { maxOwnAnswer } from './own-format.ts';
import type { OwnAnswer, OwnQuestion } from './questions.ts';

/** What errors say; each names the question. */
export type OwnMessages = {
  missing(label: string): string;
  tooLong(label: string, max: number): string;
  notAnOption(label: string): string;
  /** Missing for staff: what they heard is stored with the words that they asked. */
  changed?: (label: string) => string;
};

/**
 * In: the words that were answered, with the answer. An absent one is no answer even where one is
 * required, since an older page does not ask. Errors are at the question as a whole: `required`,
 * `maxLength`, `notAnOption`, and `questionChanged` for an answer to other words than today's.
 */
export function ownAnswer(
  { label, options }: OwnQuestion,
  isRequired: boolean,
  words: OwnMessages,
): z.ZodMiniType<OwnAnswer | undefined, unknown> {
  const problemOf = ({ question, answer }: OwnAnswer): [string, string] | undefined => {
    if (answer === '') return ['required', words.missing(label)];
    if (question !== label && words.changed) return ['questionChanged', words.changed(label)];
    if (answer.length > maxOwnAnswer) return ['maxLength', words.tooLong(question, maxOwnAnswer)];
    return question === label && options.length > 0 && !options.includes(answer)
      ? ['notAnOption', words.notAnOption(label)]
      : undefined;
  };
  const error = words.missing(label);
  const answer = z
    .strictObject(
      {
        question: z
          .string({ error })
          .check(z.overwrite(cleanLine), z.maxLength(ownLimits.label, { error, abort: true })),
        answer: z.string({ error }).check(z.overwrite(cleanText)),
      },
      { error },
    )
    .check(
      z.check(({ value, issues }) => {
        const problem = problemOf(value);
        if (!problem) return;
        const [code, message] = problem;
        issues.push({ code: 'custom', input: value, path: [], message, params: { code } });
      }),
    );
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value): unknown => {
        if (value === undefined || !isBlank(value)) return value;
        return isRequired ? { question: label, answer: '' } : undefined;
      }),
    ),
    z.optional(answer),
  );
}

function isBlank(value: unknown): boolean {
  if (value === null || value === '') return true;
  return (
    typeof value === 'object' &&
    'answer' in value &&
    typeof value.answer === 'string' &&
    cleanText(value.answer) === ''
  );
}
