/** A page behind its guard. Loaded only where there is one, since public pages know nothing of roles. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AdministrationGuard, RequireSession } from '../features/session/guards.tsx';

export default function Guarded({ guard, children }: { guard: 'session' | 'administration'; children: ReactNode }) {
  const { companySlug } = useParams();
  return (
    <RequireSession>
      {guard === 'administration' ? <AdministrationGuard slug={companySlug}>{children}</AdministrationGuard> : children}
    </RequireSession>
  );
}
