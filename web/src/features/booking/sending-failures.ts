/** Why a booking was not sent, other than by a mistake in it. */
import { texts as callTexts } from '../../calls/texts.ts';
import type { Failure } from './booking-host.tsx';
import type { SendResult } from './commands.ts';
import { furtherTexts as texts } from './further-texts.ts';

const failure: Failure = { title: texts.serverError, general: [texts.stillThere] };

export const failures: Record<Exclude<SendResult['kind'], 'done' | 'refused'>, Failure> = {
  denied: failure,
  failed: failure,
  noAnswer: { ...failure, title: callTexts.noAnswer },
  notConnected: { ...failure, title: callTexts.offline },
};
