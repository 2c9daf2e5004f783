/** A chosen file as the table to import, with what its columns seem to hold. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type ChosenTable, chosenSheet, chosenText } from './chosen-table.ts';
import { decodedAs } from './decode-text.ts';
import { guessMapping } from './guess-columns.ts';
import type { Mapping } from './match-headers.ts';
import { type FileProblem, readFile } from './read-file.ts';

/** The file, and what only a person can say of it. */
export type Choice = {
  file: File;
  form: FormConfiguration;
  today: IsoDate;
  encoding?: string;
  sheet?: number;
  takesHidden?: boolean;
};

export type ReadTable = ChosenTable & {
  problem?: undefined;
  /** By whether the first row holds headings. */
  guesses: Record<'withHeader' | 'withoutHeader', Mapping>;
};
export type ReadChoice = ReadTable | { problem: FileProblem };

export async function readChoice(choice: Choice): Promise<ReadChoice> {
  const { file, form, today, encoding, sheet, takesHidden } = choice;
  const read = await readFile(file);
  if (read.problem !== undefined) return read;
  const said = encoding !== undefined && !read.sheets && decodedAs(read.bytes, encoding);
  const chosen = read.sheets
    ? chosenSheet(file.name, read.sheets, sheet, takesHidden)
    : chosenText(file.name, { ...read, ...said });
  if (!chosen) return { problem: 'tooManyRows' };
  const { rows, width } = chosen.table;
  if (rows.length === 0 && sheet === undefined && takesHidden === undefined)
    return { problem: 'empty' };
  return {
    ...chosen,
    guesses: {
      withHeader: guessMapping(rows[0]?.cells, rows.slice(1), width, today, form),
      withoutHeader: guessMapping(undefined, rows, width, today, form),
    },
  };
}
