/** Live reads about the user's practices. They import the live database: import this only from code that loads after the page. */

import { paths } from '@platzwart/domain/paths';
import { Account } from '@platzwart/domain/practice/account';
import { Practice } from '@platzwart/domain/practice/practice';
import { useLiveDocument } from '../../firebase/use-live.ts';

/** A practice's members-only data; stores who gets e-mails about new requests. */
export const useAccount = (slug: string) => useLiveDocument(paths.account(slug), Account);

export const usePractice = (slug: string) => useLiveDocument(paths.practice(slug), Practice);
