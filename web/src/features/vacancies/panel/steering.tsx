/** What members do with the whole offer: hold it, go on, ask the next one, add people, close it. */
import type { CloseReason } from '@platzwart/domain/vacancies/vacancy';
import { useState } from 'react';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useQuestion } from '../../../ui/use-question.ts';
import { hasLiveOffers, inState, mayAskNext, nextPerson } from '../standing.ts';
import styles from './offer-buttons.module.css';
import { Question, usePersonalText } from './question.tsx';
import { texts } from './texts.ts';
import type { useVacancyActions } from './use-vacancy-actions.ts';

const t = texts.steering;

type Props = {
  vacancy: StoredVacancy;
  actions: ReturnType<typeof useVacancyActions>;
  onAdd: () => void;
};

export function Steering({ vacancy, actions, onAdd }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const closing = useQuestion();
  const { state, stalledBecause } = vacancy;
  const { isRunning, steer } = actions;
  if (readOnlyReason !== undefined || state === 'filled') return null;
  if (state === 'closed') {
    return (
      <Button
        className="own-width"
        busy={isRunning}
        onClick={() => void steer({ kind: 'reopen' }, t.reopened)}
      >
        {t.reopen}
      </Button>
    );
  }
  const isAsking = state === 'offering' || state === 'stalled';
  const hasNext = nextPerson(vacancy) !== undefined;
  const canGoOn =
    state === 'stalled' &&
    (stalledBecause === 'held' || stalledBecause === 'givenBack') &&
    (hasNext || hasLiveOffers(vacancy));
  const needsPeople = stalledBecause === 'planAtEnd' && inState(vacancy, 'accepted').length === 0;
  return (
    <>
      <fieldset className={`row gap-1 compact small ${styles.steering}`} aria-label={t.label}>
        {canGoOn && (
          <Button
            look="filled"
            busy={isRunning}
            onClick={() => void steer({ kind: 'goOn' }, t.wentOn)}
          >
            {t.goOn}
          </Button>
        )}
        {isAsking && mayAskNext(vacancy) && (
          <Button busy={isRunning} onClick={() => void steer({ kind: 'askNext' }, t.asked)}>
            {t.askNext}
          </Button>
        )}
        <Button look={needsPeople ? 'filled' : 'outlined'} onClick={onAdd}>
          {t.add}
        </Button>
        {isAsking && stalledBecause !== 'held' && (hasNext || hasLiveOffers(vacancy)) && (
          <Button
            look="plain"
            busy={isRunning}
            onClick={() => void steer({ kind: 'pause' }, t.paused)}
          >
            {t.pause}
          </Button>
        )}
        <Button
          ref={closing.opener}
          look="plain"
          aria-expanded={closing.isOpen}
          onClick={closing.open}
        >
          {t.close}
        </Button>
      </fieldset>
      {closing.isOpen && (
        <Closing
          tells={hasLiveOffers(vacancy)}
          isRunning={isRunning}
          onCancel={closing.close}
          onConfirm={async (reason, words) => {
            if (await steer({ kind: 'close', reason, words }, t.closed)) closing.close();
          }}
        />
      )}
    </>
  );
}

type ClosingProps = {
  /** Somebody is asked or has accepted. */
  tells: boolean;
  isRunning: boolean;
  onConfirm: (reason: CloseReason, words: string) => void;
  onCancel: () => void;
};

function Closing({ tells, onConfirm, ...asking }: ClosingProps) {
  const [reason, setReason] = useState<CloseReason>('notFree');
  const { words, problem, field } = usePersonalText();
  return (
    <Question
      title={t.closeTitle}
      confirm={t.closeConfirm}
      problem={problem}
      isDangerous={tells}
      onConfirm={() => onConfirm(reason, tells ? words : '')}
      {...asking}
    >
      <div className="stack">
        {tells && <p>{t.closeText}</p>}
        <RadioGroup
          label={t.closeReason}
          name="closeReason"
          value={reason}
          options={Object.entries(t.closeReasons).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setReason(event.target.value as CloseReason)}
        />
        {tells && field}
      </div>
    </Question>
  );
}
