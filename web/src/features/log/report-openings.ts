/** Reports opened requests to the practice's log: batched after some seconds, each once a day. Fire and forget. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { openingsPerCall } from '@platzwart/domain/practice/screen-export';
import { call } from '../../firebase/calls.ts';

/** Milliseconds: batches quick browsing into one call. */
const pause = 4000;

/** Offline, it waits for the next opening while online. `stop`: flushes the rest immediately. */
export function openingsReporter(slug: string): { report: (requestId: string) => void; stop: () => void } {
  let day = '';
  let clock: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<string>();
  const waiting = new Set<string>();

  const send = async () => {
    clearTimeout(clock);
    clock = undefined;
    // A request while offline would permanently break the code that loads with the first call.
    if (waiting.size === 0 || !navigator.onLine) return;
    const requestIds = [...waiting].slice(0, openingsPerCall);
    for (const id of requestIds) waiting.delete(id);
    const { kind } = await call('recordOpenings', { companySlug: slug, requestIds });
    if (kind === 'failed') for (const id of requestIds) waiting.add(id);
    else for (const id of requestIds) told.add(id);
    if (kind !== 'failed') later();
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
