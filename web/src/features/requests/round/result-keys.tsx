/** At the bottom, for thumbs and for keys: what came of the call. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { answersFor } from '@platzwart/domain/request/contact-answers';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useAreKeysOn } from '../../../entities/keys/keys-setting.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { EndingOffers } from '../ending-offers.tsx';
import { answerEffect } from '../steps/answer-effect.ts';
import { AnswerLabel } from '../steps/answer-label.tsx';
import { CallBackDays } from '../steps/call-back-days.tsx';
import { texts as stepTexts } from '../steps/texts.ts';
import styles from './call-round.module.css';
import { KeyCap } from './key-cap.tsx';
import { texts } from './texts.ts';
import { UndoButton } from './undo-button.tsx';
import type { RunningRound } from './use-round.ts';

/** What a result still needs. */
export type Choosing = 'day' | undefined;

type Pressed = {
  choosing: Choosing;
  setChoosing: (choosing: Choosing) => void;
  running: RunningRound;
  disabledReason: string | undefined;
};

/** Whether the key means something here. */
export function resultOfKey(
  key: string,
  { choosing, setChoosing, running, disabledReason }: Pressed,
): boolean {
  const answer = running.current && answersFor(running.current)[Number(key) - 1];
  if (!answer || disabledReason !== undefined || choosing) return false;
  if (answer === 'callBack') setChoosing('day');
  else running.answer(answer);
  return true;
}

type Props = {
  running: RunningRound;
  today: IsoDate;
  choosing: Choosing;
  onChoose: (choosing: Choosing) => void;
  onUndo: () => void;
  /** Why nothing can be logged. */
  disabledReason: string | undefined;
};

export function ResultKeys({ running, today, choosing, onChoose, onUndo, disabledReason }: Props) {
  const { last, current, saving } = running;
  const planner = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef<Choosing>(undefined);
  const availability = {
    'aria-disabled': disabledReason !== undefined,
    ...tooltip(disabledReason),
  };

  // Escape leads back to the button that asked.
  useEffect(() => {
    if (!choosing && wasChoosing.current) planner.current?.focus();
    wasChoosing.current = choosing;
  }, [choosing]);

  return (
    <footer className={`stack gap-2 ${styles.footer}`}>
      {choosing === 'day' && (
        <CallBackDays
          today={today}
          onDay={(day, time) => {
            onChoose(undefined);
            running.answer('callBack', { day, time });
          }}
          onClose={() => onChoose(undefined)}
        />
      )}
      {!choosing && current && (
        <fieldset aria-label={texts.question} className={styles.keys}>
          {answersFor(current).map((answer, i) => (
            <Key
              key={answer}
              aria-description={answerEffect(answer, today)}
              digit={i + 1}
              {...(i === 0 && { look: 'filled' })}
              {...availability}
              ref={answer === 'callBack' ? planner : undefined}
              onPress={() => (answer === 'callBack' ? onChoose('day') : running.answer(answer))}
            >
              <AnswerLabel answer={answer} today={today} />
            </Key>
          ))}
        </fieldset>
      )}
      {!choosing && current && <EndingOffers requests={[current]} lead={stepTexts.withAnOffer} />}
      <div className="line gap-1 across-3 between">
        {choosing ? (
          <Button look="plain" onClick={() => onChoose(undefined)}>
            {texts.back}
            <KeyCap name={texts.keys.end} />
          </Button>
        ) : (
          <>
            {last ? (
              <UndoButton
                last={last}
                isSaving={saving.includes(last.request.id)}
                today={today}
                onUndo={onUndo}
              />
            ) : (
              <span />
            )}
            <Button look="plain" {...tooltip(texts.laterHint)} onClick={running.skip}>
              {texts.later}
              <KeyCap name={texts.keys.later} />
            </Button>
          </>
        )}
      </div>
    </footer>
  );
}

type KeyProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  digit: number;
  look?: ButtonLook;
  'aria-disabled': boolean;
  'aria-description': string;
  onPress: () => void;
  children: ReactNode;
};

function Key({ digit, onPress, children, ...rest }: KeyProps) {
  const areKeysOn = useAreKeysOn();
  return (
    <Button
      {...rest}
      aria-keyshortcuts={areKeysOn ? String(digit) : undefined}
      className={styles.key}
      onClick={onPress}
    >
      <KeyCap name={digit} />
      {children}
    </Button>
  );
}
