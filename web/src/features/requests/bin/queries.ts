import { Account } from '@platzwart/domain/account';
import { BinnedRequest } from '@platzwart/domain/bin';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { maxRetentionMonths } from '@platzwart/domain/retention';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live.ts';

/** What lies in the practice's bin, latest first: as much as the query brings at once. */
export const useBin = (slug: string) => useLiveQuery(paths.bin(slug), queries.bin(), BinnedRequest);

/** Months that the practice keeps requests; the longest time until it is known. */
export function useRetentionMonths(slug: string): number {
  const account = useLiveDocument(paths.account(slug), Account);
  return account.status === 'loaded' ? (account.value?.retentionMonths ?? maxRetentionMonths) : maxRetentionMonths;
}
