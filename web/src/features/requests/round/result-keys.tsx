/** At the bottom, for thumbs and for keys: what came of the call. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type CallAnswer, callAnswersFor, keyOf } from '@platzwart/domain/request/contact-answers';
import { DeclineReason } from '@platzwart/domain/request/request-offer';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useAreKeysOn } from '../../../entities/keys/keys-setting.ts';
import { declinedTexts, noReason } from '../../../entities/vacancy/declined.ts';
import { offerAnswerTexts } from '../../../entities/vacancy/offer-answers.ts';
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

/** What a result still needs: a day to call back, why the place does not suit. */
export type Choosing = 'day' | 'reason' | undefined;

const neededBy = ({ about, answer }: CallAnswer): Choosing =>
  about === 'contact'
    ? answer === 'callBack'
      ? 'day'
      : undefined
    : answer === 'no'
      ? 'reason'
      : undefined;

type Pressed = {
  choosing: Choosing;
  setChoosing: (choosing: Choosing) => void;
  running: RunningRound;
  disabledReason: string | undefined;
};

const answersOf = ({ current, offer }: RunningRound) =>
  current ? callAnswersFor(current, offer?.asked.state ?? null) : [];

function press(
  said: CallAnswer,
  { setChoosing, running }: Pick<Pressed, 'setChoosing' | 'running'>,
): void {
  const needed = neededBy(said);
  if (needed) setChoosing(needed);
  else if (said.about === 'offer') running.answerOffer(said.answer);
  else running.answer(said.answer);
}

/** Whether the key means something here. */
export function resultOfKey(key: string, { choosing, disabledReason, ...pressed }: Pressed) {
  const said = answersOf(pressed.running).find((each) => keyOf(each) === key.toUpperCase());
  if (!said || disabledReason !== undefined || choosing) return false;
  press(said, pressed);
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

  // Its button still has to be known when the question is gone.
  const lastChosen = useRef(choosing);
  if (choosing) lastChosen.current = choosing;
  // Escape leads back to the button that asked.
  useEffect(() => {
    if (!choosing && wasChoosing.current) planner.current?.focus();
    wasChoosing.current = choosing;
  }, [choosing]);

  return (
    <footer
      className={`stack gap-2 full line-above on-surface ${styles.footer}`}
      onClickCapture={(event) => {
        // The second press of a double click would answer what the first one brought.
        if (event.detail <= 1) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
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
      {choosing === 'reason' && (
        <Reasons
          onReason={(reason) => {
            onChoose(undefined);
            running.answerOffer('no', reason);
          }}
        />
      )}
      {!choosing && current && (
        <fieldset
          key={current.id}
          aria-label={texts.question}
          className={`stack gap-2 ${styles.keys}`}
        >
          {answersOf(running).map((said, i) => (
            <Key
              key={keyOf(said)}
              cap={keyOf(said)}
              aria-description={effectOf(said, today)}
              {...(i === 0 && { look: 'filled' })}
              {...availability}
              ref={neededBy(said) && neededBy(said) === lastChosen.current ? planner : undefined}
              onPress={() => press(said, { setChoosing: onChoose, running })}
            >
              {said.about === 'contact' ? (
                <AnswerLabel answer={said.answer} today={today} />
              ) : (
                <span>
                  {offerAnswerTexts[said.answer]}
                  <span className="block small regular" aria-hidden="true">
                    {effectOf(said, today)}
                  </span>
                </span>
              )}
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

const effectOf = (said: CallAnswer, today: IsoDate) =>
  said.about === 'contact' ? answerEffect(said.answer, today) : texts.offer.effects[said.answer];

/** Why the place does not suit: the press on one says no. */
function Reasons({ onReason }: { onReason: (reason: DeclineReason | null) => void }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset ref={box} className="stack framed">
      <legend>{texts.offer.why}</legend>
      <div className="row compact">
        <Button onClick={() => onReason(null)}>{noReason}</Button>
        {DeclineReason.options.map((reason) => (
          <Button key={reason} onClick={() => onReason(reason)}>
            {declinedTexts[reason]}
          </Button>
        ))}
      </div>
      <p className="hint">{texts.offer.cannotUndo}</p>
    </fieldset>
  );
}

type KeyProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  cap: string;
  look?: ButtonLook;
  'aria-disabled': boolean;
  'aria-description': string;
  onPress: () => void;
  children: ReactNode;
};

function Key({ cap, onPress, children, ...rest }: KeyProps) {
  const areKeysOn = useAreKeysOn();
  return (
    <Button
      {...rest}
      aria-keyshortcuts={areKeysOn ? cap : undefined}
      className={styles.key}
      onClick={onPress}
    >
      <KeyCap name={cap} />
      {children}
    </Button>
  );
}
