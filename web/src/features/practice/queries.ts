/** The practice a page is about, and the practices on the landing page. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { isOnline } from '../../online.ts';
import { report } from '../../report.ts';
import { loadMarkdown } from '../../ui/markdown.tsx';

export type LoadedPractice = { practice: Practice; form: FormConfiguration };
type PracticeLoad =
  | { status: 'loading' }
  | ({ status: 'loaded' } & LoadedPractice)
  /** 'unknown': no such practice. 'former': deleted. 'failed': could not be loaded. */
  | { status: 'error'; reason: 'unknown' | 'former' | 'failed' };

/** The practice and its form; undefined if the slug is unknown, 'former' if it was deleted. */
export type ReadPractice = (slug: string) => Promise<LoadedPractice | 'former' | undefined>;

let ahead: ({ slug: string } & LoadedPractice) | undefined;

/**
 * Reads the practice and loads what its texts need before anything renders, so that what its
 * document already shows does not give way to 'wird geladen'. Whatever fails is read again, and
 * explained, by the page.
 */
export async function readAhead(
  slug: string,
  textsOf: (form: FormConfiguration) => string,
  read: ReadPractice = readPractice,
): Promise<void> {
  const found = await read(slug);
  if (!found || found === 'former') return;
  await loadMarkdown(textsOf(found.form));
  ahead = { slug, ...found };
}

/** Texts of the practice's page that may be markdown. */
export const textsOfPage = ({ companyNoteEnabled, companyNote, profileText }: FormConfiguration) =>
  `${companyNoteEnabled ? companyNote : ''}\n${profileText}`;
/** Those above its form's first question. */
export const textsOfForm = ({ bookingInfoMessage }: FormConfiguration) => bookingInfoMessage;

/** Polling interval in milliseconds: the small SDK has no listeners. */
const pollInterval = 30_000;

// SDK and schemas load alongside the page's code: a page can start without them.
const reading = () => import('./read-practices.ts');
const readPractice: ReadPractice = async (slug) => (await reading()).readPractice(slug);

/**
 * Loads the practice by its slug and reloads every 30 seconds and whenever the user returns to the
 * page. Mount it with the slug as key, so that another practice's data never shows. Once loaded, a
 * failed reload changes nothing, so that a half-filled form survives a lost connection.
 */
export function usePracticeLoad(
  slug: string,
  read: ReadPractice = readPractice,
): { load: PracticeLoad; reload: () => void } {
  const [load, setLoad] = useState<PracticeLoad>(() =>
    ahead?.slug === slug
      ? { status: 'loaded', practice: ahead.practice, form: ahead.form }
      : { status: 'loading' },
  );

  const look = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        const found = await read(slug);
        if (isCurrent()) setLoad((before) => afterLook(before, found));
      } catch (problem) {
        if (!isCurrent()) return;
        setLoad((before) =>
          before.status === 'loaded' ? before : { status: 'error', reason: 'failed' },
        );
        if (isOnline()) report(problem, 'practice');
      }
    },
    [slug, read],
  );

  useEffect(() => {
    let isOver = false;
    const again = () => {
      if (document.visibilityState === 'visible') void look(() => !isOver);
    };
    if (ahead?.slug !== slug) again();
    ahead = undefined;
    const timer = setInterval(again, pollInterval);
    addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, slug]);

  const reload = useCallback(() => {
    setLoad({ status: 'loading' });
    void look(() => true);
  }, [look]);

  return { load, reload };
}

function afterLook(
  before: PracticeLoad,
  found: LoadedPractice | 'former' | undefined,
): PracticeLoad {
  if (!found) return before.status === 'loaded' ? before : { status: 'error', reason: 'unknown' };
  if (found === 'former') return { status: 'error', reason: 'former' };
  const after: PracticeLoad = { status: 'loaded', ...found };
  // Unchanged: nothing below re-renders.
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

/** Listed practices: all of few, or some of many. */
export type Listed = {
  readonly practices: readonly Practice[];
  /** Of how many. */
  readonly count?: number;
  /** Some of many, for nobody has said where. */
  readonly isSample?: boolean;
  /** Kilometres around the place searched for within which nobody is missing; absent: no limit. */
  readonly complete?: number;
  /** How to find the others: `reach` is in parts of the index. */
  readonly beyond?: {
    readonly taking: number;
    readonly search: (term: string, reach: number) => Promise<Listed>;
  };
};

type ListedLoad =
  | { status: 'loading' }
  | ({ status: 'loaded' } & Listed)
  /** Unknown whether there are any. */
  | { status: 'failed' };

export type ReadListed = () => Promise<Listed>;

/** Listed practices. Retries when the network returns. */
export function useListedPractices(read: ReadListed): {
  load: ListedLoad;
  reload: () => void;
} {
  const [load, setLoad] = useState<ListedLoad>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again.
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const found = await afterLookAtListed(read);
      if (!leaving.signal.aborted) setLoad(found);
    };
    void look();
    return () => leaving.abort();
  }, [read, attempt]);

  const reload = useCallback(() => {
    setLoad({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  const hasFailed = load.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [hasFailed, reload]);

  return { load, reload };
}

async function afterLookAtListed(read: ReadListed): Promise<ListedLoad> {
  try {
    return { status: 'loaded', ...(await read()) };
  } catch (problem) {
    if (isOnline()) report(problem, 'listed practices');
    return { status: 'failed' };
  }
}
