/** Live reads about e-mails to the practice and its team. */

import { Undelivered } from '@platzwart/domain/contact/undelivered';
import { paths } from '@platzwart/domain/paths';
import { useLiveDocument } from '../../firebase/use-live.ts';

/** Undeliverable addresses. Only administrators may query them. */
export const useUndelivered = (slug: string) =>
  useLiveDocument(paths.undelivered(slug), Undelivered);
