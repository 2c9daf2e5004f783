/**
 * Fills in a legal text: `{trialDays}` becomes a figure, `{company}` what is known of the operator,
 * `{emailsToPatients}`, `{subProcessors}` and `{transfers}` lists of these. Throws for a name that
 * there is not. What the operator does not have (`''`) takes its row, sentence or comma along.
 */
import type { EntryToStranger } from '../emails/email-entry.ts';
import { emailsToStrangers } from '../emails/emails-to-strangers.ts';
import { legalFigures } from './legal-figures.ts';
import { operator, operatorPapers } from './operator.ts';
import type { PracticeValues } from './practice-values.ts';
import { subProcessors, transfers } from './sub-processors.ts';

const listTo = (to: EntryToStranger['to']) =>
  Object.values<EntryToStranger>(emailsToStrangers)
    .flatMap((entry) =>
      entry.to === to && typeof entry.inPolicy === 'string' ? [entry.inPolicy] : [],
    )
    .join(',\n- ');

export const lists = {
  subProcessors,
  transfers,
  emailsToPatients: listTo('patient'),
  emailsToSubscribers: listTo('subscriber'),
};

export function fillIn(markdown: string, ofPractice: Partial<PracticeValues> = {}): string {
  const known: Readonly<Record<string, string>> = {
    ...operator,
    ...operatorPapers,
    ...legalFigures,
    ...lists,
    ...ofPractice,
  };
  const asked = Object.entries(operator).reduce(
    (text, [name, value]) => (value === '' ? without(name, text) : text),
    markdown,
  );
  return asked.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = known[name];
    if (value === undefined)
      throw new Error(
        `Neither operator.ts nor legal-figures.ts has '${name}', which a legal text asks for.`,
      );
    return fillIn(value, ofPractice);
  });
}

/** Also without the label: the list's row, the sentence, or the comma before it. */
function without(name: string, markdown: string): string {
  const asked = `\\{${name}\\}`;
  const label = new RegExp(`^- [^{\\n]*${asked}.*\\n|, ${asked}| [^.{\\n]*: ${asked}\\.`, 'gm');
  return markdown.replace(label, '');
}
