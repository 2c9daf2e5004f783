import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { ContactAnswer } from '@platzwart/domain/request/contact-answers';
import { answerTexts } from './answer-texts.ts';
import { formatDay } from './planned-days.ts';
import { tryAgainDay } from './quick-outcomes.ts';

/** 'morgen noch einmal', 'ins Archiv'. */
export function answerEffect(answer: ContactAnswer, today: IsoDate): string {
  return answer === 'notReached' ? answerTexts.again(formatDay(tryAgainDay(today), today)) : answerTexts.effects[answer];
}
