/** Live reads about a practice. */

import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { paths } from '@platzwart/domain/paths';
import { Account, TeamAccount } from '@platzwart/domain/practice/account';
import { Practice } from '@platzwart/domain/practice/practice';
import type { Role } from '@platzwart/domain/team/member';
import { may, mayExport } from '@platzwart/domain/team/permission';
import { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { useLiveDocument } from '../../firebase/use-live.ts';
import type { KnownAccount } from './known-account.ts';

export const usePractice = (slug: string) => useLiveDocument(paths.practice(slug), Practice);

export const useForm = (slug: string) => useLiveDocument(paths.form(slug), FormConfiguration);

/** How much each of its times is asked for; no document until the first night. */
export const useDemand = (slug: string) => useLiveDocument(paths.demand(slug), PublicDemand);

/** What every member may read of the account: notices, settings. */
export const useAccount = (slug: string) => useLiveDocument(paths.teamAccount(slug), TeamAccount);

export function useKnownAccount(slug: string, role: Role | undefined) {
  const seesAll = may(role, 'changeSettings');
  const path = seesAll ? paths.account(slug) : role && paths.teamAccount(slug);
  return useLiveDocument<KnownAccount>(path, seesAll ? Account : TeamAccount);
}

/**
 * Whether that role may print and save requests here. For viewers the account decides; until it
 * loads they may not.
 */
export function useMayExport(slug: string, role: Role | undefined): boolean {
  const account = useLiveDocument(
    role === 'viewer' ? paths.teamAccount(slug) : undefined,
    TeamAccount,
  );
  return mayExport(role, account.status === 'loaded' ? account.value : undefined);
}
