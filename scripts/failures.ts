/** What failed in a run, so short that its end shows all of it: a text each, its name first. */
import { stripVTControlCharacters } from 'node:util';

/** Vitest's log has the difference between expected and received, its JSON report has not. */
export function failedTests(log: string): string[] {
  const [, ...blocks] = stripVTControlCharacters(log).split(/^ FAIL {2}/m);
  const unhandled = stripVTControlCharacters(log).match(/^⎯+ Unhandled Errors.*/ms)?.[0];
  return [
    ...blocks.map((block) => block.split(/^⎯{5,}/m)[0] ?? block),
    ...(unhandled ? [unhandled] : []),
  ];
}

export type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    annotations: { type: string; description?: string }[];
    results: { duration: number; errors: { message?: string }[] }[];
  }[];
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number };
  suites: Suite[];
  errors: { message?: string }[];
};

export function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function failedJourneys({ suites, errors }: PlaywrightReport): string[] {
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      const name = `${projectName}  ${file}:${line} > ${title}`;
      return messages.length > 0 ? [[name, ...messages].join('\n')] : [];
    }),
  );
  return [...failed, ...errors.map(({ message }) => `journeys\n${message}`)];
}

/** At most 12 failures in 72 lines: some machines show only the last hundred lines of a run. */
export function printed(failures: readonly string[]): string {
  const shown = failures.slice(0, 12);
  const lines = Math.floor(72 / shown.length);
  const left = failures.length - shown.length;
  return [
    ...shown.map((failure) => `✗ ${cut(failure, lines)}`),
    ...(left > 0 ? [`and ${left} more`] : []),
  ].join('\n');
}

function cut(text: string, lines: number): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .map((line) => line.slice(0, 200))
    .join('\n  ');
}
