/** What a practice may ask in its own words. Only administrators' pages and functions load this. */
import { type FormConfiguration, ownLimits } from '../booking/form-configuration.ts';
import { type OwnName, ownNames, questionNames, questionOf } from '../booking/questions.ts';
import type { Detail } from '../failure.ts';
import { folded } from '../text/folding.ts';
import { staffQuestionOf } from './staff-questions.ts';

type Own = Pick<FormConfiguration, OwnName>;

/**
 * What is wrong with these questions, at '{name}.label' and '{name}.options'. A question that the
 * form asks anyway, or twice, could not be told apart in a list; options are at least two,
 * different ones.
 */
export function ownQuestionProblems(form: Own): Detail[] {
  return ownNames.flatMap((name, i) => {
    const question = form[name];
    if (!question) return [];
    const asked = key(question.label);
    const isAskedBefore = ownNames
      .slice(0, i)
      .some((other) => key(form[other]?.label ?? '') === asked);
    const options = question.options.filter((option) => key(option) !== '');
    const at = (part: 'label' | 'options', code: string, message: string): Detail[] => [
      { field: `${name}.${part}`, code, message },
    ];
    return [
      ...(asked === ''
        ? at('label', 'required', ownQuestionTexts.empty)
        : isAskedBefore
          ? at('label', 'askedTwice', ownQuestionTexts.askedTwice)
          : ours.has(asked)
            ? at('label', 'askedAnyway', ownQuestionTexts.askedAnyway)
            : []),
      ...(question.options.length > 0 && options.length < 2
        ? at('options', 'tooFew', ownQuestionTexts.tooFew)
        : options.length > ownLimits.options
          ? at('options', 'maxLength', ownQuestionTexts.tooMany)
          : new Set(options.map(key)).size < options.length
            ? at('options', 'twice', ownQuestionTexts.twice)
            : []),
    ];
  });
}

const ownQuestionTexts = {
  empty: 'Bitte schreib hin, was ihr fragt, oder entferne die Frage.',
  askedTwice: 'Das fragt ihr schon. Bitte formuliere eine der beiden Fragen anders.',
  askedAnyway: 'So heißt schon eine Frage des Formulars. Bitte nimm die, oder formuliere um.',
  tooFew: 'Bitte gib mindestens zwei Antworten vor, jede in einer Zeile.',
  tooMany: `Bitte gib höchstens ${ownLimits.options} Antworten vor.`,
  twice: 'Eine Antwort steht zweimal da.',
} as const;

/** Without punctuation: 'Haustiere?' is 'Haustiere'. */
const key = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

const ours: ReadonlySet<string> = new Set(
  questionNames.flatMap((name) => {
    const { label, noun } = questionOf(name);
    return [label, noun ?? '', staffQuestionOf(name).label].map(key).filter(Boolean);
  }),
);
