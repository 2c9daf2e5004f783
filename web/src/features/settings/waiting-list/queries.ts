/** Live reads of the waiting list's settings. */
import { LastReconciliation } from '@platzwart/domain/counters';
import { paths } from '@platzwart/domain/paths';
import { useLiveDocument } from '../../../firebase/use-live.ts';

/** Nobody until the practice's lists were checked for the first time. */
export const useLastReconciliation = (slug: string) => useLiveDocument(paths.reconciliation(slug), LastReconciliation);
