/** Live reads about e-mails to the practice and its team. */

import { Undelivered } from '@platzwart/domain/contact/undelivered';
import { paths } from '@platzwart/domain/paths';
import { useLiveDocument } from '../../firebase/use-live.ts';

/** Addresses at which e-mails do not arrive. Administrators alone may ask. */
export const useUndelivered = (slug: string) => useLiveDocument(paths.undelivered(slug), Undelivered);
