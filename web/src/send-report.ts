/**
 * Tells our own server that our code failed here: loaded once it did. Imports nothing, so that it
 * comes even where nothing else does; what it sends is checked by `browser-error.ts` in the domain.
 */
import type { BrowserError } from '@platzwart/domain/browser-error';

/** Of one page; the same again says nothing new. */
const most = 5;
const sent = new Set<string>();

export async function sendReport(problem: unknown, where: string): Promise<void> {
  const body = JSON.stringify({ data: errorOf(problem, where) });
  if (sent.has(body) || sent.size >= most) return;
  sent.add(body);
  await fetch('/api/reportError', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  });
}

type Told = Omit<BrowserError, 'name'> & { name: string };

/** Without the message, which may quote what people typed, and without any address of a page. */
function errorOf(problem: unknown, where: string): Told {
  const { name, message, stack = '' } = problem instanceof Error ? problem : new Error('');
  const { code } = (problem ?? {}) as { code?: unknown };
  const at = message === '' ? -1 : stack.indexOf(message);
  return {
    name: problem instanceof Error && /^[$A-Za-z]{0,20}Error$/.test(name) ? name : 'other',
    code: /^[a-z]+(?:[/-][a-z]+)*$/.test(String(code)) ? String(code).slice(0, 40) : '',
    where: /^[a-z ]{1,30}(?:: [A-Za-z, ]{0,60})?$/.test(where) ? where : '',
    // A message may look like lines of a stack.
    sites: sitesOf(at < 0 ? stack : stack.slice(at + message.length)),
    build: /\/assets\/([\w-]{1,60})\.js/.exec(firstScript())?.[1] ?? '',
    browser: browserOf(navigator.userAgent),
  };
}

function sitesOf(stack: string): string[] {
  const ours = `${location.origin}/assets/`;
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file = ''] = line.split(ours);
      return /^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}/.exec(file)?.[0] ?? [];
    })
    .slice(0, 8);
}

function firstScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
}

/** Others call themselves what these are. */
function browserOf(agent: string): Told['browser'] {
  if (/Edg/.test(agent)) return 'edge';
  if (/Firefox|FxiOS/.test(agent)) return 'firefox';
  if (/Chrom|CriOS/.test(agent)) return 'chrome';
  return /Safari/.test(agent) ? 'safari' : 'other';
}
