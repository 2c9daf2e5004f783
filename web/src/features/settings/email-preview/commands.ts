/** Sample e-mails. */
import type { SampleEmail } from '@platzwart/domain/calls';
import { call } from '../../../firebase/calls.ts';

/** Renders an e-mail as it would be sent, without sending it. */
export const previewLetter = (companySlug: string, sample: SampleEmail) => call('previewLetter', { companySlug, sample });

/** Sends to the caller's own confirmed address. */
export const sendTestLetter = (companySlug: string, sample: SampleEmail) => call('sendTestLetter', { companySlug, sample });
