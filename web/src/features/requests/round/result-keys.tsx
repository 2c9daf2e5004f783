/** At the bottom, for thumbs and for keys: what came of the call. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { ArchiveReason } from '@platzwart/domain/request/request';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAreKeysOn } from '../../../entities/keys/keys-setting.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { EndingOffers } from '../ending-offers.tsx';
import { CallBackDays } from '../steps/call-back-days.tsx';
import { formatDay } from '../steps/planned-days.ts';
import { callBackOn, quickOutcomes, triedAgainOn, tryAgainDay } from '../steps/quick-outcomes.ts';
import { texts as shared } from '../texts.ts';
import styles from './call-round.module.css';
import { KeyCap } from './key-cap.tsx';
import { texts } from './texts.ts';
import { UndoButton } from './undo-button.tsx';
import type { RunningRound } from './use-round.ts';

const t = texts.results;

/** What a result still needs: a day, or a reason. */
export type Choosing = 'day' | 'reason' | undefined;

/** A patient who has lost interest is the usual reason on the phone. */
const reasons: readonly ArchiveReason[] = ['noInterest', ...ArchiveReason.options.filter((reason) => reason !== 'noInterest')];

type Pressed = {
  choosing: Choosing;
  setChoosing: (choosing: Choosing) => void;
  running: RunningRound;
  today: IsoDate;
  disabledReason: string | undefined;
};

/** Whether the key means something here. */
export function resultOfKey(key: string, { choosing, setChoosing, running, today, disabledReason }: Pressed): boolean {
  const at = ['1', '2', '3', '4'].indexOf(key);
  if (at < 0 || disabledReason !== undefined || choosing === 'day') return false;
  if (choosing === 'reason') {
    const reason = reasons[at];
    setChoosing(undefined);
    if (reason) running.archiveFor(reason);
  } else if (at === 0) running.log(quickOutcomes.reached);
  else if (at === 1) running.log(triedAgainOn(tryAgainDay(today)));
  else setChoosing(at === 2 ? 'day' : 'reason');
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
  const { last, current } = running;
  const keys = useRef<HTMLFieldSetElement>(null);
  const wasChoosing = useRef<Choosing>(undefined);
  const availability = { 'aria-disabled': disabledReason !== undefined, ...tooltip(disabledReason) };

  // Escape leads back to the button that asked.
  useEffect(() => {
    const asked = wasChoosing.current;
    if (!choosing && asked) keys.current?.querySelectorAll('button')[asked === 'day' ? 2 : 3]?.focus();
    wasChoosing.current = choosing;
  }, [choosing]);

  return (
    <footer className={`stack gap-2 ${styles.footer}`}>
      {choosing === 'day' && (
        <CallBackDays
          today={today}
          onDay={(day) => {
            onChoose(undefined);
            running.log(callBackOn(day));
          }}
          onClose={() => onChoose(undefined)}
        />
      )}
      {choosing === 'reason' && current && (
        <Reasons
          request={current}
          onReason={(reason) => {
            onChoose(undefined);
            running.archiveFor(reason);
          }}
        />
      )}
      {!choosing && (
        <fieldset ref={keys} aria-label={texts.question} className={styles.keys}>
          <Key digit={1} look="filled" {...availability} onPress={() => running.log(quickOutcomes.reached)}>
            {t.reached}
          </Key>
          <Key digit={2} {...availability} onPress={() => running.log(triedAgainOn(tryAgainDay(today)))}>
            <span>
              {t.notReached}
              <span className="block small regular">{t.notReachedHint(formatDay(tryAgainDay(today), today))}</span>
            </span>
          </Key>
          <Key digit={3} {...availability} onPress={() => onChoose('day')}>
            {t.callBack}
          </Key>
          <Key digit={4} {...availability} onPress={() => onChoose('reason')}>
            {t.archive}
          </Key>
        </fieldset>
      )}
      <div className="line gap-1 across-3 between">
        {choosing ? (
          <Button look="plain" onClick={() => onChoose(undefined)}>
            {texts.back}
            <KeyCap name={texts.keys.end} />
          </Button>
        ) : (
          <>
            {last ? <UndoButton last={last} today={today} onUndo={onUndo} /> : <span />}
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
  digit: number;
  look?: ButtonLook;
  'aria-disabled': boolean;
  onPress: () => void;
  children: ReactNode;
};

function Key({ digit, onPress, children, ...rest }: KeyProps) {
  const areKeysOn = useAreKeysOn();
  return (
    <Button {...rest} aria-keyshortcuts={areKeysOn ? String(digit) : undefined} className={styles.key} onClick={onPress}>
      <KeyCap name={digit} />
      {children}
    </Button>
  );
}

function Reasons({ request, onReason }: { request: StoredRequest; onReason: (reason: ArchiveReason) => void }) {
  const areKeysOn = useAreKeysOn();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset ref={box} className={`stack gap-2 framed padded ${styles.reasons}`}>
      <legend className="strong">{texts.reasons}</legend>
      <EndingOffers requests={[request]} />
      <div className="row">
        {reasons.map((reason, i) => (
          <Button key={reason} aria-keyshortcuts={areKeysOn ? String(i + 1) : undefined} onClick={() => onReason(reason)}>
            <KeyCap name={i + 1} />
            {shared.reasons[reason]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
