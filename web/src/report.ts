/**
 * Reports unhandled failures, here and to our server: one place, no personal data, only what broke
 * and where.
 */
export function report(problem: unknown, where: string): void {
  const { name, stack = '' } = problem instanceof Error ? problem : { name: typeof problem };
  const { code = '' } = (problem ?? {}) as { code?: unknown };
  console.error(
    ['Unbehandelt', where, name, String(code), callSites(stack)].filter(Boolean).join(' | '),
  );
  import('./send-report.ts').then((late) => late.sendReport(problem, where)).catch(() => 0);
}

/** The stack without the message: a message may quote user input. */
function callSites(stack: string): string | undefined {
  return stack
    .match(/^(?: *at |.*@).*:\d+:\d+/gm)
    ?.slice(0, 8)
    .join(' < ');
}
