import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { ContactAnswer } from '@platzwart/domain/request/contact-answers';
import { answerEffect } from './answer-effect.ts';
import { texts } from './texts.ts';

/** On the button of an answer: its word, which alone is the button's name, and what it does. */
export function AnswerLabel({ answer, today }: { answer: ContactAnswer; today: IsoDate }) {
  return (
    <span>
      {texts.answers[answer]}
      <span className="block small regular" aria-hidden="true">
        {answerEffect(answer, today)}
      </span>
    </span>
  );
}
