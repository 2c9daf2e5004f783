import { paths } from '@platzwart/domain/paths';
import { Account } from '@platzwart/domain/practice/account';
import { maxRetentionMonths } from '@platzwart/domain/practice/retention-months';
import { queries } from '@platzwart/domain/queries';
import { BinnedRequest } from '@platzwart/domain/retention/bin';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live.ts';

/** The practice's bin, latest first, up to the query's limit. */
export const useBin = (slug: string) => useLiveQuery(paths.bin(slug), queries.bin(), BinnedRequest);

/** The practice's retention in months; the maximum while it is loading. */
export function useRetentionMonths(slug: string): number {
  const account = useLiveDocument(paths.account(slug), Account);
  return account.status === 'loaded'
    ? (account.value?.retentionMonths ?? maxRetentionMonths)
    : maxRetentionMonths;
}
