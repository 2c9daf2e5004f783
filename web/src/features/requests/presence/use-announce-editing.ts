import { paths } from '@platzwart/domain/paths';
import { useEffect } from 'react';
import { atServerTime, sayDirectly } from '../../../firebase/live-documents.ts';

/** Milliseconds: twice within the time after which others consider this page gone. */
const repeat = 40_000;

/**
 * Tells colleagues that this member is editing the request, while the page is visible. A page
 * closed abruptly falls silent, so it drops out a little later.
 */
export function useAnnounceEditing(slug: string, uid: string, requestId: string): void {
  useEffect(() => {
    const path = paths.editingOf(slug, uid);
    // Offline, announcements would queue up; one is enough.
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
