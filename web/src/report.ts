/** Reports unhandled failures: one place, no personal data, only what broke and where. */
export function report(problem: unknown, where: string): void {
  const kind = problem instanceof Error ? problem.name : typeof problem;
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : '';
  console.error(['Unbehandelt', where, kind, code, callSites(problem)].filter(Boolean).join(' | '));
}

/** The stack without the message: a message may quote user input. */
function callSites(problem: unknown): string {
  if (!(problem instanceof Error) || !problem.stack) return '';
  return problem.stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /:\d+:\d+/.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' < ');
}
