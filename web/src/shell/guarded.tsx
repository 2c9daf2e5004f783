/** A page behind its guards. Loaded only where there are some, since public pages know nothing of roles. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AdministrationGuard, RequireRoles } from '../features/session/guards.tsx';
import type { PlatformRole } from '../features/session/session.ts';

type Props = { roles: readonly PlatformRole[]; isAdministration: boolean; children: ReactNode };

export default function Guarded({ roles, isAdministration, children }: Props) {
  const { companySlug } = useParams();
  return (
    <RequireRoles roles={roles}>
      {isAdministration ? <AdministrationGuard slug={companySlug}>{children}</AdministrationGuard> : children}
    </RequireRoles>
  );
}
