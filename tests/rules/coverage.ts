/** The emulator's report on the rules: which expressions were evaluated, and to which values. */
import { beforeAll, expect, test } from 'vitest';
import { emulatorHost, projectId } from './world.ts';

type Node = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  /**
   * Absent if it was never evaluated; `undefined` in a value is an evaluation that failed, which
   * denies.
   */
  values?: { value: { boolValue?: boolean; undefined?: unknown }; count: number }[];
  children?: Node[];
};

type Report = { content: string; report: Node[] };

/** An expression's outcomes over all of its evaluations. */
type Expression = {
  line: number;
  text: string;
  outcomes: Set<'true' | 'false' | 'failed' | 'something else'>;
};

/**
 * Text of an expression -> why it has only one value. None is needed today; `if true` and `if
 * false` are recognized.
 */
const exceptions: Record<string, string> = {};

export function coverage(): void {
  let covered: Report;

  beforeAll(async () => {
    covered = await ruleCoverage();
  });

  test('every expression of the rules was seen true and seen false, or is listed with a reason', () => {
    const { content, report } = covered;
    const expressions = expressionsOf(content, report);
    const oneSided = expressions.filter(
      ({ outcomes }) =>
        outcomes.size === 0 ||
        (isCondition(outcomes) && !(outcomes.has('true') && outcomes.has('false'))),
    );

    // The report omits constants: an `allow` with one has a single outcome by definition, and the
    // matrix covers it.
    const constants = content
      .split('\n')
      .filter((line) => /^\s*allow [a-z, ]+: if (true|false);/.test(line));
    console.log(
      [
        `${expressions.filter(({ outcomes }) => isCondition(outcomes)).length} conditions were seen true and false.`,
        `${constants.length} statements are constant and cannot be:`,
        ...new Set(constants.map((line) => `  ${line.trim().replace(/;.*/, ';')}`)),
        ...Object.entries(exceptions).map(([text, reason]) => `  ${text}: ${reason}`),
      ].join('\n'),
    );
    expect(
      oneSided
        .filter(({ text }) => !(text in exceptions))
        .map(({ line, text }) => `line ${line}: ${text}`),
    ).toEqual([]);

    const listed = new Set(oneSided.map(({ text }) => text));
    expect(Object.keys(exceptions).filter((text) => !listed.has(text))).toEqual([]);
  });

  test('the report is of all statements: each is either constant or among its expressions', () => {
    const { content, report } = covered;
    const statements = [...content.matchAll(/allow [a-z, ]+: if /g)].map(
      (match) => match.index + match[0].length,
    );
    const begins = new Set(report.map((node) => node.sourcePosition.currentOffset));
    const missing = statements.filter(
      (at) => !begins.has(at) && !/^(true|false);/.test(content.slice(at)),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(missing.map((at) => content.slice(at, at + 60))).toEqual([]);
  });
}

/** Tens of megabytes: contains every value of every expression. */
async function ruleCoverage(): Promise<Report> {
  const answer = await fetch(
    `http://${emulatorHost}/emulator/v1/projects/${projectId}:ruleCoverage`,
  );
  if (!answer.ok) throw new Error(`The emulator does not report coverage: ${await answer.text()}`);
  const { rules, report } = (await answer.json()) as {
    rules: { files: [{ content: string }] };
    report: Node[];
  };
  return { content: rules.files[0].content, report };
}

function expressionsOf(content: string, report: Node[]): Expression[] {
  const found = new Map<string, Expression>();
  for (const { sourcePosition, values = [] } of report.flatMap(withDescendants)) {
    const { line, currentOffset, endOffset } = sourcePosition;
    // A function's body may appear several times: its outcomes are combined.
    const key = `${currentOffset}-${endOffset}`;
    const text = content.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    const expression = found.get(key) ?? { line, text, outcomes: new Set() };
    for (const { value } of values) {
      if (value.boolValue !== undefined)
        expression.outcomes.add(value.boolValue ? 'true' : 'false');
      else expression.outcomes.add('undefined' in value ? 'failed' : 'something else');
    }
    found.set(key, expression);
  }
  return [...found.values()];
}

/** A document's field is none: the fuzz puts booleans and everything else into it. */
function isCondition(outcomes: Expression['outcomes']): boolean {
  return (outcomes.has('true') || outcomes.has('false')) && !outcomes.has('something else');
}

function withDescendants(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}
