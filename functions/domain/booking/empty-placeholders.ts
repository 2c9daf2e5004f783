/** Apart from `placeholders.ts`, which every practice's page loads. */
import type { Practice } from '../practice/practice.ts';
import { fillPlaceholders, practicePlaceholders } from './placeholders.ts';

/** Those of a text for which the practice has said nothing, such as '{telefon}': they leave a gap. */
export function emptyPlaceholders(text: string, practice: Practice): string[] {
  return practicePlaceholders
    .map((name) => `{${name}}`)
    .filter((each) => text.includes(each) && fillPlaceholders(each, practice, '') === '');
}
