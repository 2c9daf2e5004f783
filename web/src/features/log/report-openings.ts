/**
 * Reports opened requests to the practice's log: batched after some seconds, each once a day. Fire
 * and forget.
 */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { openingsPerCall } from '@platzwart/domain/practice/screen-export';
import { run } from '../../calls/run.ts';
import { isOnline } from '../../online.ts';

/** Milliseconds: batches quick browsing into one call. */
const pause = 4000;

/** Offline, it waits for the next opening while online. `stop`: flushes the rest immediately. */
export function openingsReporter(slug: string): {
  report: (requestId: string) => void;
  stop: () => void;
} {
  let day = '';
  let clock: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<string>();
  const waiting = new Set<string>();

  const send = async () => {
    clearTimeout(clock);
    clock = undefined;
    if (waiting.size === 0 || !isOnline()) return;
    const requestIds = [...waiting].slice(0, openingsPerCall);
    for (const id of requestIds) waiting.delete(id);
    const { ok, problem } = await run('recordOpenings', { companySlug: slug, requestIds });
    const isAnswered = ok || problem.kind === 'refused' || problem.kind === 'denied';
    for (const id of requestIds) (isAnswered ? told : waiting).add(id);
    if (isAnswered) later();
  };
  const later = () => {
    if (waiting.size > 0) clock ??= setTimeout(() => void send(), pause);
  };
  const whenHidden = () => void (document.visibilityState === 'hidden' && send());
  document.addEventListener('visibilitychange', whenHidden);

  return {
    report: (requestId) => {
      const today = berlinDate(new Date());
      if (today !== day) told.clear();
      day = today;
      // The address may contain anything; not every id is a request.
      if (told.has(requestId) || !/^[0-9a-f]{32}$/.test(requestId)) return;
      waiting.add(requestId);
      later();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', whenHidden);
      void send();
    },
  };
}
