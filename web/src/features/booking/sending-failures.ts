/** Why a booking was not sent, other than by a mistake in it. */
import type { Failure } from './booking-host.tsx';
import type { SendResult } from './commands.ts';
import { furtherTexts as texts } from './further-texts.ts';

const failure: Failure = { title: texts.serverError, general: [texts.stillThere] };

export const failures: Record<Exclude<SendResult['kind'], 'done' | 'refused'>, Failure> = {
  denied: failure,
  failed: failure,
  noAnswer: { ...failure, general: [texts.noAnswer, texts.stillThere] },
  notConnected: { title: texts.noConnection, general: [texts.sendOnceConnected] },
};
