/** A page behind its guards. Loaded only for guarded pages, since public pages know no roles. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { AdministrationGuard, RequireRoles } from '../features/session/guards.tsx';
import type { PlatformRole } from '../features/session/session.ts';
import { SessionLoading } from '../features/session/session-loading.tsx';

const AdministrationRefused = lazy(() => import('../pages/administration-refused.tsx'));

type Props = { roles: readonly PlatformRole[]; isAdministration: boolean; children: ReactNode };

export default function Guarded({ roles, isAdministration, children }: Props) {
  const { companySlug = '' } = useParams();
  const stranger = (
    <Suspense fallback={<SessionLoading />}>
      <AdministrationRefused key={companySlug} slug={companySlug} />
    </Suspense>
  );
  return (
    <RequireRoles roles={roles}>
      {isAdministration ? (
        <AdministrationGuard slug={companySlug} stranger={stranger}>
          {children}
        </AdministrationGuard>
      ) : (
        children
      )}
    </RequireRoles>
  );
}
