/**
 * Fills in a legal text: `{trialDays}` becomes a figure, `{company}` what is known of the operator.
 * Throws for a name that there is not.
 */
import { legalFigures } from './legal-figures.ts';
import { operator } from './operator.ts';

const values: Readonly<Record<string, string>> = { ...operator, ...legalFigures };

export function fillIn(markdown: string): string {
  return markdown.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(
        `Neither operator.ts nor legal-figures.ts has '${name}', which a legal text asks for.`,
      );
    return value;
  });
}
