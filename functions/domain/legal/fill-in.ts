/**
 * Fills in a legal text: `{trialDays}` becomes a figure, `{company}` what is known of the operator,
 * `{emailsToPatients}`, `{subProcessors}` and `{transfers}` lists of these. Throws for a name that
 * there is not.
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

const values: Readonly<Record<string, string>> = {
  ...operator,
  ...operatorPapers,
  ...legalFigures,
  ...lists,
};

export function fillIn(markdown: string, ofPractice: Partial<PracticeValues> = {}): string {
  const known: Readonly<Record<string, string>> = { ...values, ...ofPractice };
  return markdown.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = known[name];
    if (value === undefined)
      throw new Error(
        `Neither operator.ts nor legal-figures.ts has '${name}', which a legal text asks for.`,
      );
    return fillIn(value, ofPractice);
  });
}
