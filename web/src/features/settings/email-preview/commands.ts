/** E-mails that nobody gets yet. */
import type { SampleEmail } from '@platzwart/domain/calls';
import { call } from '../../../firebase/calls.ts';

/** As it would go out. Nothing is sent. */
export const previewLetter = (companySlug: string, sample: SampleEmail) => call('previewLetter', { companySlug, sample });

/** To the caller's own, confirmed address. */
export const sendTestLetter = (companySlug: string, sample: SampleEmail) => call('sendTestLetter', { companySlug, sample });
