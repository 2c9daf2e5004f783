/** Live reads about one's own practices. They bring the live database: only what may come after the page imports this. */

import { paths } from '@platzwart/domain/paths';
import { Account } from '@platzwart/domain/practice/account';
import { Practice } from '@platzwart/domain/practice/practice';
import { useLiveDocument } from '../../firebase/use-live.ts';

/** What members alone know of a practice; who gets e-mails about new requests stands in it. */
export const useAccount = (slug: string) => useLiveDocument(paths.account(slug), Account);

export const usePractice = (slug: string) => useLiveDocument(paths.practice(slug), Practice);
