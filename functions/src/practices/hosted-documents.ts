/**
 * Documents as Hosting serves them now: they reference the code of the same release, which a copy
 * bundled with the functions would not.
 */
import { reportUnforeseen } from '../core/report.ts';

/**
 * The text of a file at the root of Hosting, such as 'practice.html'; throws if it could never be
 * fetched.
 */
export type HostedDocuments = (file: string) => Promise<string>;

/** Milliseconds for Hosting's answer: longer where there is no document yet to show instead. */
const timeouts = { known: 5000, unknown: 30_000 };

/**
 * Asks Hosting each time whether the document has changed, since any release removes the old code;
 * concurrent callers share one answer. If Hosting does not answer, returns the last document.
 */
export function hostedDocuments(origin: () => string): HostedDocuments {
  const cached = new Map<string, { tag: string; text: string }>();
  const asked = new Map<string, Promise<string>>();

  async function ask(file: string): Promise<string> {
    const last = cached.get(file);
    try {
      const response = await fetch(`${origin()}/${file}`, {
        headers: last ? { 'If-None-Match': last.tag } : {},
        signal: AbortSignal.timeout(last ? timeouts.known : timeouts.unknown),
      });
      if (last && response.status === 304) return last.text;
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      cached.set(file, { tag: response.headers.get('etag') ?? '', text });
      return text;
    } catch (problem) {
      reportUnforeseen('hostedDocuments', problem);
      if (last) return last.text;
      throw problem;
    }
  }

  return (file) => {
    const running = asked.get(file) ?? ask(file).finally(() => asked.delete(file));
    asked.set(file, running);
    return running;
  };
}
