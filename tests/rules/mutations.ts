/**
 * Every way in which one condition of the rules could be wrong: an operand too many or too few, a
 * bound off by one.
 */

export type Mutation = {
  /** Starts at 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly rules: string;
};

type Range = { readonly start: number; readonly end: number };

/** All mutations, in line order. Ignores comments. */
export function mutationsOf(rules: string): Mutation[] {
  const code = withoutComments(rules);
  const expressions = [...code.matchAll(/\b(?:if|return)\s+([^;]+);/g)].map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return { start, end: start + (match[1] ?? '').length };
  });
  const found = new Map<string, Mutation>();
  for (const expression of expressions) {
    for (const { start, end, to } of [
      ...operands(code, expression),
      ...bounds(code, expression),
      ...elements(code, expression),
    ]) {
      const from = code.slice(start, end);
      if (from.trim() === to) continue;
      const mutated = rules.slice(0, start) + to + rules.slice(end);
      found.set(`${start}-${end}-${to}`, {
        line: rules.slice(0, start).split('\n').length,
        from,
        to,
        rules: mutated,
      });
    }
  }
  return [...found.values()].sort((one, other) => one.line - other.line);
}

type Change = Range & { readonly to: string };

/**
 * Each operand of && as if always true, each of || as if always false, and single conditions both
 * ways.
 */
function operands(code: string, whole: Range): Change[] {
  const inner = withoutParentheses(code, whole);
  for (const [operator, neutral] of [
    ['||', 'false'],
    ['&&', 'true'],
  ] as const) {
    const parts = splitAt(code, inner, operator);
    if (parts.length > 1)
      return parts.flatMap((part) => [
        { ...trimmed(code, part), to: neutral },
        ...operands(code, part),
      ]);
  }
  const text = code.slice(inner.start, inner.end);
  const isCondition =
    /[=<>]|\bin\b|\.(?:hasOnly|matches)\(|\bis\b|^(?:is|may|changes)[A-Z]/.test(text) &&
    !/^get\(/.test(text);
  return isCondition ? [{ ...trimmed(code, whole), to: 'true' }] : [];
}

/** Comparisons with a wrong edge, and numbers off by one. */
function bounds(code: string, { start, end }: Range): Change[] {
  const text = code.slice(start, end);
  const swapped: Readonly<Record<string, string>> = {
    '==': '!=',
    '<=': '<',
    '>=': '>',
    '<': '<=',
    '>': '>=',
  };
  const comparisons = [...text.matchAll(/==|<=|>=|<|>/g)].map((match) => ({
    match,
    to: swapped[match[0]] ?? '',
  }));
  const numbers = [...text.matchAll(/(?<![\w'{,-])\d+(?![\w'}])/g)].map((match) => ({
    match,
    to: String(Number(match[0]) + 1),
  }));
  return [...comparisons, ...numbers].map(({ match, to }) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    to,
  }));
}

/** Lists of names without one of them. */
function elements(code: string, { start, end }: Range): Change[] {
  const lists = [...code.slice(start, end).matchAll(/\[('[\w-]+'(?:, '[\w-]+')+)\]/g)];
  return lists.flatMap((match) => {
    const names = (match[1] ?? '').split(', ');
    const at = start + match.index;
    return names.map((_, n) => ({
      start: at,
      end: at + match[0].length,
      to: `[${names.filter((__, m) => m !== n).join(', ')}]`,
    }));
  });
}

function splitAt(code: string, { start, end }: Range, operator: string): Range[] {
  const parts: Range[] = [];
  let depth = 0;
  let from = start;
  let quoted = false;
  for (let at = start; at < end; at++) {
    const sign = code[at] ?? '';
    if (sign === "'") quoted = !quoted;
    if (quoted) continue;
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (depth === 0 && code.startsWith(operator, at)) {
      parts.push({ start: from, end: at });
      from = at + operator.length;
      at = from - 1;
    }
  }
  return [...parts, { start: from, end }];
}

function trimmed(code: string, { start, end }: Range): Range {
  const text = code.slice(start, end);
  return {
    start: start + (text.length - text.trimStart().length),
    end: end - (text.length - text.trimEnd().length),
  };
}

/** The inner range of a fully parenthesised expression. */
function withoutParentheses(code: string, range: Range): Range {
  const { start, end } = trimmed(code, range);
  if (code[start] !== '(' || code[end - 1] !== ')') return { start, end };
  let depth = 0;
  for (let at = start; at < end; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')') depth--;
    if (depth === 0 && at < end - 1) return { start, end };
  }
  return withoutParentheses(code, { start: start + 1, end: end - 1 });
}

/** Replaces comments by blanks, so that offsets stay the same. */
function withoutComments(rules: string): string {
  return rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
}
