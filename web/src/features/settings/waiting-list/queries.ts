/** Live reads of the waiting list's settings. */

import { paths } from '@platzwart/domain/paths';
import { LastReconciliation } from '@platzwart/domain/waiting-list/counters';
import { useLiveDocument } from '../../../firebase/use-live.ts';

/** Undefined until the practice's lists have been checked once. */
export const useLastReconciliation = (slug: string) => useLiveDocument(paths.reconciliation(slug), LastReconciliation);
