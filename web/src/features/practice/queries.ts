/** The practice that a page is about, and the practices on the landing page. */
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { Practice } from '@platzwart/domain/practice';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { report } from '../../report.ts';

export type LoadedPractice = { practice: Practice; form: FormConfiguration };
export type PracticeLoad =
  | { status: 'loading' }
  | ({ status: 'loaded' } & LoadedPractice)
  /** 'unknown': there is no such practice. 'failed': nobody knows. */
  | { status: 'error'; reason: 'unknown' | 'failed' };

/** The practice and its form, or undefined if there is none of that name. */
export type ReadPractice = (slug: string) => Promise<LoadedPractice | undefined>;

/** Milliseconds between two looks: the small SDK has no listeners. */
const pollInterval = 30_000;

// SDK and schemas come beside the pages' code: what asks the database is no part of what a page needs to begin.
const reading = () => import('./read-practices.ts');
const readPractice: ReadPractice = async (slug) => (await reading()).readPractice(slug);

/**
 * Loads the practice by its slug and looks again every 30 seconds and whenever somebody comes back to the page.
 * Mount it with the slug as key: nothing of another practice is ever seen. Once loaded, a look that fails changes
 * nothing, so that a form half filled in survives a lost connection.
 */
export function usePracticeLoad(slug: string, read: ReadPractice = readPractice): { load: PracticeLoad; reload: () => void } {
  const [load, setLoad] = useState<PracticeLoad>({ status: 'loading' });

  const look = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        const found = await read(slug);
        if (isCurrent()) setLoad((before) => afterLook(before, found));
      } catch (problem) {
        if (!isCurrent()) return;
        setLoad((before) => (before.status === 'loaded' ? before : { status: 'error', reason: 'failed' }));
        if (navigator.onLine) report(problem, 'practice');
      }
    },
    [slug, read],
  );

  useEffect(() => {
    let isOver = false;
    const again = () => {
      if (document.visibilityState === 'visible') void look(() => !isOver);
    };
    again();
    const timer = setInterval(again, pollInterval);
    addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);

  const reload = useCallback(() => {
    setLoad({ status: 'loading' });
    void look(() => true);
  }, [look]);

  return { load, reload };
}

function afterLook(before: PracticeLoad, found: LoadedPractice | undefined): PracticeLoad {
  if (!found) return before.status === 'loaded' ? before : { status: 'error', reason: 'unknown' };
  const after: PracticeLoad = { status: 'loaded', ...found };
  // Nothing new: nothing below is drawn again.
  return JSON.stringify(after) === JSON.stringify(before) ? before : after;
}

const PracticeContext = createContext<LoadedPractice | undefined>(undefined);
export const GivenPractice = PracticeContext.Provider;

/** The practice of this page; only below a loaded one. */
export function usePractice(): LoadedPractice {
  const loaded = useContext(PracticeContext);
  if (!loaded) throw new Error('usePractice is for pages inside a practice.');
  return loaded;
}

/** Practices that want to be found; undefined while nothing is known, empty if they cannot be had. */
export function useListedPractices(): readonly Practice[] | undefined {
  const [practices, setPractices] = useState<readonly Practice[]>();
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const found = await findListed();
      if (!leaving.signal.aborted) setPractices(found);
    };
    void look();
    return () => leaving.abort();
  }, []);
  return practices;
}

async function findListed(): Promise<Practice[]> {
  try {
    return await (await reading()).readListedPractices();
  } catch (problem) {
    report(problem, 'listed practices');
    return [];
  }
}
