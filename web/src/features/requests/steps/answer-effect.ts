import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { ContactAnswer } from '@platzwart/domain/request/contact-answers';
import { formatDay } from './planned-days.ts';
import { tryAgainDay } from './quick-outcomes.ts';
import { texts } from './texts.ts';

/** 'morgen noch einmal', 'ins Archiv'. */
export function answerEffect(answer: ContactAnswer, today: IsoDate): string {
  return answer === 'notReached'
    ? texts.again(formatDay(tryAgainDay(today), today))
    : texts.effects[answer];
}
