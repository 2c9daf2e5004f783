import { paths } from '@platzwart/domain/paths';
import { useEffect } from 'react';
import { atServerTime, sayDirectly } from '../../../firebase/live-documents.ts';

/** Milliseconds: twice within the time after which others take this page to be gone. */
const repeat = 40_000;

/**
 * Lets the others see that one has this request open for editing, while the page is in sight. A page that is closed
 * hard says nothing any more, which tells the same a little later.
 */
export function useAnnounceEditing(slug: string, uid: string, requestId: string): void {
  useEffect(() => {
    const path = paths.editingOf(slug, uid);
    // Without a connection sayings would queue up; the last one is enough.
    let isUnderWay = false;
    const say = async () => {
      if (isUnderWay || document.visibilityState === 'hidden') return;
      isUnderWay = true;
      await sayDirectly(path, { requestId, at: atServerTime() });
      isUnderWay = false;
    };
    void say();
    const clock = setInterval(() => void say(), repeat);
    const sayWhenBack = () => void say();
    document.addEventListener('visibilitychange', sayWhenBack);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', sayWhenBack);
      void sayDirectly(path, undefined);
    };
  }, [slug, uid, requestId]);
}
