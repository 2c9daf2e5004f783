/** Whoever has one practice keeps its screens in the bar on the pages about themselves: here what the bar says about them. */
import { Suspense } from 'react';
import type { SessionUser } from '../features/session/session.ts';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';

const BarElsewhere = lazyWhenOnline(() => import('./administration/bar-elsewhere.tsx'));

export function OwnBar({ user: { uid, practices } }: { user: SessionUser }) {
  const [only, ...others] = practices;
  if (!only || others.length > 0) return null;
  return (
    <Suspense>
      <BarElsewhere key={only.slug} uid={uid} practice={only} />
    </Suspense>
  );
}
