/**
 * What came of a contact, as one press each; 'Rückruf' asks for the day first. The effect of each
 * stands below it.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import {
  answersFor,
  type ContactAnswer,
  effectOf,
} from '@platzwart/domain/request/contact-answers';
import { useRef, useState } from 'react';
import { readOnlyNoteId } from '../../../entities/request/read-only-note.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { EndingOffers } from '../ending-offers.tsx';
import { answerEffect } from './answer-effect.ts';
import { AnswerLabel } from './answer-label.tsx';
import { CallBackDays } from './call-back-days.tsx';
import styles from './contact-log.module.css';
import { useContactLogging } from './contact-logging.tsx';
import { tryAgainDay } from './quick-outcomes.ts';
import { texts } from './texts.ts';

const t = texts.log;

/** Gives an answer: logs it, or archives; both tell, and can be undone. */
export function useAnswering(today: IsoDate) {
  const { archive } = useRequestHandling();
  const { log } = useContactLogging();
  return (
    request: StoredRequest,
    answer: ContactAnswer,
    again: Parameters<typeof effectOf>[1] = { day: tryAgainDay(today) },
  ) => {
    const effect = effectOf(answer, again);
    if (effect.kind === 'archived') archive(request, effect.reason);
    else log(request, { contact: effect.contact, nextStep: effect.nextStep });
  };
}

export function ContactAnswers({ request, today }: { request: StoredRequest; today: IsoDate }) {
  const { readOnlyReason } = useRequestHandling();
  const give = useAnswering(today);
  const [isPlanning, setPlanning] = useState(false);
  const planner = useRef<HTMLButtonElement>(null);
  const isReadOnly = readOnlyReason !== undefined;
  const endPlanning = () => {
    setPlanning(false);
    planner.current?.focus();
  };
  const press = (answer: ContactAnswer) => {
    setPlanning(answer === 'callBack' && !isPlanning);
    if (answer !== 'callBack') give(request, answer);
  };
  return (
    <>
      <fieldset aria-label={t.question} className={`stack gap-2 ${styles.results}`}>
        {answersFor(request).map((answer) => (
          <Button
            key={answer}
            className={`tall ${styles.result}`}
            aria-description={answerEffect(answer, today)}
            ref={answer === 'callBack' ? planner : undefined}
            aria-expanded={answer === 'callBack' ? isPlanning : undefined}
            aria-disabled={isReadOnly}
            aria-describedby={isReadOnly ? readOnlyNoteId : undefined}
            {...tooltip(readOnlyReason)}
            onClick={() => press(answer)}
          >
            <AnswerLabel answer={answer} today={today} />
          </Button>
        ))}
      </fieldset>
      <EndingOffers requests={[request]} lead={texts.withAnOffer} />
      {isPlanning && (
        <CallBackDays
          today={today}
          onDay={(day, time) => {
            give(request, 'callBack', { day, time });
            endPlanning();
          }}
          onClose={endPlanning}
        />
      )}
    </>
  );
}
