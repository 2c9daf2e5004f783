/** Letters that nobody gets yet. */
import type { SampleLetter } from '@platzwart/domain/calls';
import { call } from '../../../firebase/calls.ts';

/** As it would go out. Nothing is sent. */
export const previewLetter = (companySlug: string, letter: SampleLetter) => call('previewLetter', { companySlug, letter });

/** To the caller's own, confirmed address. */
export const sendTestLetter = (companySlug: string, letter: SampleLetter) => call('sendTestLetter', { companySlug, letter });
