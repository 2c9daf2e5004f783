/**
 * The call round: one person at a time in the whole window, results by keys, the next person by
 * itself, a summary at the end.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAreKeysOn } from '../../../entities/keys/keys-setting.ts';
import { useMemberNames } from '../../../entities/member/queries.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { FocusScreen } from '../../../ui/focus-screen.tsx';
import { Note } from '../../../ui/note.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import styles from './call-round.module.css';
import { describeContact } from './describe-result.ts';
import { KeyCap } from './key-cap.tsx';
import { Person } from './person.tsx';
import { type Choosing, ResultKeys, resultOfKey } from './result-keys.tsx';
import type { Elsewhere } from './round.ts';
import { RoundSummary } from './round-summary.tsx';
import { texts } from './texts.ts';
import { useRound } from './use-round.ts';

type Props = {
  people: readonly StoredRequest[];
  today: IsoDate;
  basePath: string;
  onClose: () => void;
};

export function CallRound({ people, today, basePath, onClose }: Props) {
  const { slug, readOnlyReason } = useRequestHandling();
  const names = useMemberNames(slug);
  const areKeysOn = useAreKeysOn();
  const running = useRound(people, today);
  const { current, progress, elsewhere } = running;
  const [asked, setAsked] = useState<{ what: Choosing; about: string } | undefined>(undefined);
  const [hasEnded, setEnded] = useState(false);
  const [since] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = hasEnded || !current;
  const disabledReason =
    readOnlyReason ??
    (current && elsewhere.get(current.id)?.kind === 'gone' ? texts.elsewhere.gone : undefined);
  const id = current?.id;
  // A question belongs to one person and one place, and goes with them.
  const about = `${id} ${current?.offer?.vacancyId}`;
  const choosing = asked?.about === about ? asked.what : undefined;
  const setChoosing = (what: Choosing) => setAsked({ what, about });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is next is read aloud, and so is the summary.
  useEffect(() => heading.current?.focus(), [id, isOver]);
  useEffect(() => {
    if (!asked?.what || asked.about === about) return;
    setAsked(undefined);
    heading.current?.focus();
  }, [asked, about]);

  const close = () => {
    onClose();
    // What opened the round may be gone by its results.
    requestAnimationFrame(
      () => document.activeElement === document.body && findViewHeading()?.focus(),
    );
  };
  const end = () => (running.round.entries.length === 0 ? close() : setEnded(true));
  const onEscape = () => {
    const { activeElement } = document;
    if (choosing) setChoosing(undefined);
    else if (activeElement instanceof HTMLTextAreaElement) heading.current?.focus();
    else if (isOver) close();
    else end();
  };
  const undo = () => {
    if (!running.last) return;
    setChoosing(undefined);
    setEnded(false);
    running.undo();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!areKeysOn || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    // Held down, it would answer for the people after this one.
    if (event.repeat) return;
    const small = key.toLowerCase();
    if (small === 'u') undo();
    else if (isOver) return;
    else if (small === 's' && !choosing) running.skip();
    else if (!resultOfKey(key, { choosing, setChoosing, running, disabledReason })) return;
    event.preventDefault();
  };

  return (
    <FocusScreen label={texts.title} onEscape={onEscape} onKeyDown={onKeyDown}>
      <header className={`line gap-4 between line-below ${styles.header}`}>
        <h2 className="h3">{texts.title}</h2>
        {!isOver && (
          <p role="status" className={`line gap-3 grow digits strong ${styles.progress}`}>
            <span className="unbroken">{texts.progress(progress.place, progress.total)}</span>
            <progress max={progress.total} value={progress.place - 1} aria-hidden="true" />
          </p>
        )}
        <Button look="plain" onClick={isOver ? close : end}>
          {isOver ? texts.summary.close : texts.end}
          <KeyCap name={texts.keys.end} />
        </Button>
      </header>
      {isOver || !current ? (
        <RoundSummary
          ref={heading}
          running={running}
          names={names}
          since={since}
          today={today}
          onResume={() => {
            setEnded(false);
            running.resume();
          }}
          onUndo={undo}
          onClose={close}
        />
      ) : (
        <>
          <div className={`stack gap-4 packed positioned full ${styles.content}`}>
            {running.problem && (
              <div role="alert">
                <Note isWarm>
                  <p>{running.problem}</p>
                </Note>
              </div>
            )}
            <Meanwhile what={elsewhere.get(current.id)} names={names} onNext={running.passOn} />
            <Person
              key={current.id}
              ref={heading}
              request={current}
              offer={running.offer}
              names={names}
              today={today}
              basePath={basePath}
            />
          </div>
          <ResultKeys
            running={running}
            today={today}
            choosing={choosing}
            onChoose={setChoosing}
            onUndo={undo}
            disabledReason={disabledReason}
          />
        </>
      )}
    </FocusScreen>
  );
}

type MeanwhileProps = {
  what: Elsewhere | undefined;
  names: ReadonlyMap<string, string>;
  onNext: () => void;
};

/**
 * Somebody else dealt with this person while the reader was at it: no reason to take them off the
 * screen in the middle of a call.
 */
function Meanwhile({ what, names, onNext }: MeanwhileProps) {
  return (
    <div role="status">
      {what && (
        <Note isWarm>
          <p>
            {what.kind === 'contacted'
              ? texts.elsewhere.contacted(describeContact(what.contact), names.get(what.contact.by))
              : texts.elsewhere[what.kind]}
          </p>
          <div>
            <Button onClick={onNext}>{texts.elsewhere.next}</Button>
          </div>
        </Note>
      )}
    </div>
  );
}
