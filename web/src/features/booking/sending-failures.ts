/** Why a booking was not sent, other than by a mistake in it. */
import type { Failure } from './booking-host.tsx';
import type { SendResult } from './commands.ts';
import { furtherTexts as texts } from './further-texts.ts';

export type Failed = Failure & {
  /** Nothing is wrong with the entries: pressing again is enough. */
  isOurs?: boolean;
};

const failure: Failed = { title: texts.serverError, general: [texts.stillThere], isOurs: true };

export const failures: Record<Exclude<SendResult['kind'], 'done' | 'refused'>, Failed> = {
  denied: failure,
  failed: failure,
  noAnswer: { ...failure, general: [texts.noAnswer, texts.stillThere] },
  notConnected: { title: texts.noConnection, general: [texts.sendOnceConnected], isOurs: true },
};
