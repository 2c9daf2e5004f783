/** Tells the practice's log which requests were opened: some seconds later, together, each once a day. Nobody waits for it. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { openingsPerCall } from '@platzwart/domain/practice/screen-export';
import { call } from '../../firebase/calls.ts';

/** Milliseconds: whoever leafs through requests makes one call of them. */
const pause = 4000;

/** Without a connection it waits for the next opening with one. `stop`: what is left goes at once. */
export function openingsReporter(slug: string): { report: (requestId: string) => void; stop: () => void } {
  let day = '';
  let clock: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<string>();
  const waiting = new Set<string>();

  const send = async () => {
    clearTimeout(clock);
    clock = undefined;
    // Asking without a connection would spoil the code that is loaded with the first call.
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
      // What somebody typed into the address is no request.
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
