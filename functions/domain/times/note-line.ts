/**
 * The line in the team's note with times as they were written or said, where they were not taken as
 * they stand.
 */

const sources = { list: 'Zeiten laut Liste', call: 'Zeiten laut Anruf' } as const;

/** In one line, whatever lines the cell had. */
export function timesNoteLine(source: keyof typeof sources, text: string): string {
  return `${sources[source]}: ${text
    .trim()
    .split(/\s*\n\s*/)
    .join('; ')}`;
}

/** That line of a note, in words; undefined if there is none or the team has taken it out. */
export function timesInNote(note: string): string | undefined {
  return note
    .split('\n')
    .find((line) => Object.values(sources).some((source) => line.startsWith(`${source}: `)));
}
