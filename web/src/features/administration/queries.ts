/** Live reads about the practice itself. */
import { RequestCounters } from '@platzwart/domain/counters';
import { FormConfiguration } from '@platzwart/domain/form-configuration';
import { paths } from '@platzwart/domain/paths';
import { Practice } from '@platzwart/domain/practice';
import { useEffect, useState } from 'react';
import { useLiveDocument } from '../../firebase/use-live.ts';

export const usePractice = (slug: string) => useLiveDocument(paths.practice(slug), Practice);

export const useForm = (slug: string) => useLiveDocument(paths.form(slug), FormConfiguration);

/** How many wait in the whole practice, live. The document comes with the first request: until then it is nobody. */
export const useRequestCounters = (slug: string) => useLiveDocument(paths.requestCounters(slug), RequestCounters);

/** The time, once a minute: enough for 'today' and 'waits since'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
