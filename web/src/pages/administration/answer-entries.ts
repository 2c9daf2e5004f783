/** In the palette, for the one person found: what came of a contact, each with what it does. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { answersFor, type ContactAnswer } from '@platzwart/domain/request/contact-answers';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import type { Entry } from '../../features/palette/find.ts';
import { answerEffect } from '../../features/requests/steps/answer-effect.ts';
import type { useAnswering } from '../../features/requests/steps/contact-answers.tsx';
import { usualDays } from '../../features/requests/steps/quick-outcomes.ts';
import { stepTexts } from '../../features/requests/steps/step-texts.ts';
import { texts } from '../../features/requests/steps/texts.ts';

const offerTexts = {
  label: 'Angebot beantworten …',
  effect: 'Zusage oder Absage',
  ends: (effect: string) => `${effect}, das Angebot endet`,
} as const;

type Does = { give: ReturnType<typeof useAnswering>; open: (id: string) => void };

export function answerEntries(
  request: StoredRequest,
  today: IsoDate,
  { give, open }: Does,
): Entry[] {
  const entry = (key: string, label: string, effect: string, run: () => void): Entry => ({
    id: `answer-${key}`,
    group: 'answers',
    label,
    detail: effect,
    run,
  });
  const effectOf = (answer: ContactAnswer) =>
    answer === 'noInterest' && request.offer
      ? offerTexts.ends(answerEffect(answer, today))
      : answerEffect(answer, today);
  const answers = answersFor(request).flatMap((answer) =>
    answer === 'callBack'
      ? usualDays(today).map(({ key, day, label }) =>
          entry(key, stepTexts.steps.callBack(label), '', () => give(request, answer, { day })),
        )
      : entry(answer, texts.answers[answer], effectOf(answer), () => give(request, answer)),
  );
  return request.offer
    ? [entry('offer', offerTexts.label, offerTexts.effect, () => open(request.id)), ...answers]
    : answers;
}
