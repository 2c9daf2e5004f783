import { paths } from '@platzwart/domain/paths';
import { Account } from '@platzwart/domain/practice/account';
import { queries } from '@platzwart/domain/queries';
import { BinnedRequest } from '@platzwart/domain/retention/bin';
import { maxRetentionMonths } from '@platzwart/domain/retention/retention';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live.ts';

/** What lies in the practice's bin, latest first: as much as the query brings at once. */
export const useBin = (slug: string) => useLiveQuery(paths.bin(slug), queries.bin(), BinnedRequest);

/** Months that the practice keeps requests; the longest time until it is known. */
export function useRetentionMonths(slug: string): number {
  const account = useLiveDocument(paths.account(slug), Account);
  return account.status === 'loaded' ? (account.value?.retentionMonths ?? maxRetentionMonths) : maxRetentionMonths;
}
