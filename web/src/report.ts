/** Reports unhandled failures: one place, no personal data, only what broke and where. */
export function report(problem: unknown, where: string): void {
  const { name, stack = '' } = problem instanceof Error ? problem : { name: typeof problem };
  const { code = '' } = (problem ?? {}) as { code?: unknown };
  console.error(
    ['Unbehandelt', where, name, String(code), callSites(stack)].filter(Boolean).join(' | '),
  );
}

/** The stack without the message: a message may quote user input. */
function callSites(stack: string): string {
  return stack
    .split(/\n\s*/)
    .filter((line) => /^at |@/.test(line) && /:\d+:\d+/.test(line))
    .slice(0, 8)
    .join(' < ');
}
