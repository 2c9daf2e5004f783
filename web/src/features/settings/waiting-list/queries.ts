/** Live reads of the waiting list's settings. */

import { paths } from '@platzwart/domain/paths';
import { LastReconciliation } from '@platzwart/domain/waiting-list/counters';
import { useLiveDocument } from '../../../firebase/use-live.ts';

/** Nobody until the practice's lists were checked for the first time. */
export const useLastReconciliation = (slug: string) => useLiveDocument(paths.reconciliation(slug), LastReconciliation);
