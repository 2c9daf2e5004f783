/** The buttons for one person of a plan, and the questions that some of them ask first. */
import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { nthWorkingDayAfter } from '@platzwart/domain/practice/working-days';
import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { useRef, useState } from 'react';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { formatUntil } from '../../../entities/vacancy/format-vacancy.ts';
import type { StoredOffer, StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { nameOf, useOpenPeople } from '../people.tsx';
import { nextPerson } from '../standing.ts';
import { useWorkingCalendar } from '../use-working-calendar.ts';
import { actionsFor, isAnswer, type OfferAction } from './offer-actions.ts';
import styles from './offer-buttons.module.css';
import { Question, usePersonalText } from './question.tsx';
import { texts } from './texts.ts';
import { useVacancyActions } from './use-vacancy-actions.ts';

type Props = {
  vacancy: StoredVacancy;
  person: PlannedPerson;
  /** Undefined while it loads, or if there is none. */
  offer: StoredOffer | undefined;
  name: string;
  now: Date;
  /** Only the actions it admits. */
  shows?: (action: OfferAction) => boolean;
  /** All of them side by side, in a row of a list. */
  isRow?: boolean;
  /** The answers are in sight, the rest is behind one more press. */
  isBrief?: boolean;
  onGive?: () => void;
};

type Asked = Extract<OfferAction, 'no' | 'extend' | 'withdraw' | 'giveBack'>;
/** Of those that are no answers; the rest are quiet. */
const looks: Partial<Record<OfferAction, ButtonLook>> = {
  give: 'outlined',
  answerQuestion: 'outlined',
  callBack: 'outlined',
};
const isQuestion = (action: OfferAction): action is Asked =>
  ['no', 'extend', 'withdraw', 'giveBack'].includes(action);

export function OfferButtons({
  vacancy,
  person,
  offer,
  name,
  now,
  shows = () => true,
  isRow = false,
  isBrief = false,
  onGive,
}: Props) {
  const { readOnlyReason } = useRequestHandling();
  const { isRunning, steer, answer, undoGive } = useVacancyActions(vacancy.id);
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const [isWhole, setWhole] = useState(false);
  const opener = useFocusReturn(asked !== undefined);
  // Its button still has to be known when the question is gone.
  const lastAsked = useRef(asked);
  if (asked !== undefined) lastAsked.current = asked;
  const { requestId } = person;
  const isLate = vacancy.late.some((late) => late.requestId === person.requestId);
  const actions = actionsFor(person, offer, vacancy.state, isLate).filter(shows);
  if (readOnlyReason !== undefined) return null;

  const press = (action: OfferAction) => {
    if (isQuestion(action)) return setAsked(action);
    switch (action) {
      case 'give':
        return onGive?.();
      case 'yes':
        return void answer(requestId, 'yes', texts.done.yes(name));
      case 'notReached':
        return void answer(requestId, 'notReached', texts.done.notReached(name));
      case 'takeBack':
        return void answer(requestId, 'takeBack', texts.done.takeBack(name));
      case 'undoGive':
        return void undoGive(requestId, texts.done.undoGive(name));
      case 'answerQuestion':
        return void steer({ kind: 'answerQuestion', requestId }, texts.done.answerQuestion(name));
      case 'callBack':
        return void steer(
          { kind: 'callBack', requestId, keepsPlace: true },
          texts.done.callBack(name),
        );
      case 'offerAgain':
        return void steer({ kind: 'offerAgain', requestId }, texts.done.offerAgain(name));
      case 'remove':
        return void steer({ kind: 'removePerson', requestId }, texts.done.remove(name));
    }
  };
  const close = () => setAsked(undefined);
  const closeIf = (isDone: boolean) => {
    if (isDone) close();
  };
  const asking = { isRunning, onCancel: close };
  const button = (action: OfferAction, look: ButtonLook) => (
    <Button
      key={action}
      ref={lastAsked.current === action ? opener : undefined}
      look={look}
      busy={isRunning}
      aria-expanded={isQuestion(action) ? asked === action : undefined}
      onClick={() => press(action)}
    >
      {texts.actions[action]}
    </Button>
  );
  const isBeside = (action: OfferAction) => isAnswer(action) || (isRow && action !== 'give');
  const [answers, others] = [
    actions.filter(isBeside),
    actions.filter((action) => !isBeside(action)),
  ];
  // Three answers are equals; one alone is as quiet as the rest.
  const isAsked = answers.length > 1;
  const isCut = isAsked && isBrief && others.length > 0;
  const below = !isAsked ? actions : isCut && !isWhole ? [] : others;
  return (
    <div className="stack gap-2">
      {actions.length > 0 && (
        <fieldset className="stack gap-1 small compact" aria-label={texts.rowActions(name)}>
          {isAsked && (
            <div className="answers">
              {answers.map((action) => button(action, 'plain'))}
              {isCut && (
                <Button look="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {texts.more}
                </Button>
              )}
            </div>
          )}
          {below.length > 0 && (
            <div
              className={`row gap-1 ${styles.below} ${below.some((action) => looks[action]) ? '' : styles.quiet}`}
            >
              {below.map((action) => button(action, looks[action] ?? 'plain'))}
            </div>
          )}
        </fieldset>
      )}
      {asked === 'no' && (
        <Declining
          name={name}
          {...asking}
          onConfirm={async (reason) =>
            closeIf(await answer(requestId, 'no', texts.done.no(name), reason))
          }
        />
      )}
      {asked === 'extend' && (
        <Extending
          name={name}
          {...asking}
          locationId={vacancy.slot.locationId}
          from={person.until !== null && person.until > now ? person.until : now}
          before={momentInBerlin(vacancy.startsOn, vacancy.slot.start)}
          now={now}
          onConfirm={async (until) =>
            closeIf(
              await steer(
                { kind: 'extend', requestId, until: until.toISOString() },
                texts.done.extend(name),
              ),
            )
          }
        />
      )}
      {asked === 'withdraw' && (
        <Withdrawing
          name={name}
          {...asking}
          isByPhone={person.channel === 'phone'}
          next={
            vacancy.state === 'offering' && vacancy.mode === 'inTurn'
              ? nextPerson(vacancy)?.requestId
              : undefined
          }
          onConfirm={async (words) =>
            closeIf(
              await steer({ kind: 'withdrawOffer', requestId, words }, texts.done.withdraw(name)),
            )
          }
        />
      )}
      {asked === 'giveBack' && (
        <Question
          title={texts.giveBackTitle(name)}
          confirm={texts.giveBackConfirm}
          onConfirm={async () =>
            closeIf(await answer(requestId, 'takeBack', texts.done.giveBack(name)))
          }
          {...asking}
        >
          <p>{texts.giveBackText}</p>
        </Question>
      )}
    </div>
  );
}

type Asking = { name: string; isRunning: boolean; onCancel: () => void };

function Declining({
  name,
  onConfirm,
  ...asking
}: Asking & { onConfirm: (reason: DeclineReason | null) => void }) {
  const [reason, setReason] = useState<DeclineReason | ''>('');
  return (
    <Question
      title={texts.declineTitle(name)}
      confirm={texts.declineConfirm}
      onConfirm={() => onConfirm(reason || null)}
      {...asking}
    >
      <RadioGroup
        label={texts.declineReason}
        name="declined"
        value={reason}
        options={[
          { value: '', label: texts.noReason },
          ...Object.entries(texts.declined).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => setReason(event.target.value as DeclineReason | '')}
      />
    </Question>
  );
}

/** Deadlines to choose from: the end of work on the next working days before the first date. */
const offeredDays = 7;
const endOfWork = '18:00';

function Extending({
  name,
  locationId,
  from,
  before,
  now,
  isRunning,
  onConfirm,
  onCancel,
}: Asking & {
  locationId: string;
  from: Date;
  before: Date;
  now: Date;
  onConfirm: (until: Date) => void;
}) {
  const calendar = useWorkingCalendar(locationId);
  const options =
    calendar &&
    Array.from({ length: offeredDays }, (_, i) =>
      momentInBerlin(nthWorkingDayAfter(berlinDate(from), i + 1, calendar), endOfWork),
    ).filter((moment) => moment < before);
  const [chosen, setChosen] = useState(0);
  const until = options?.[chosen];
  if (options?.length === 0) {
    return (
      <Question
        title={texts.extendTitle(name)}
        confirm={undefined}
        isRunning={isRunning}
        onCancel={onCancel}
      >
        <p>{texts.extendTooLate(name)}</p>
      </Question>
    );
  }
  return (
    <Question
      title={texts.extendTitle(name)}
      confirm={texts.extendConfirm}
      isRunning={isRunning || !until}
      onConfirm={() => until && onConfirm(until)}
      onCancel={onCancel}
    >
      <SelectField
        label={texts.extendLabel}
        value={String(chosen)}
        options={(options ?? []).map((each, i) => ({
          value: String(i),
          label: formatUntil(each, now),
        }))}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
    </Question>
  );
}

type WithdrawingProps = Asking & {
  isByPhone: boolean;
  next: string | undefined;
  onConfirm: (words: string) => void;
};

function Withdrawing({ name, isByPhone, next, onConfirm, ...asking }: WithdrawingProps) {
  const { words, problem, field } = usePersonalText();
  const people = useOpenPeople();
  return (
    <Question
      title={texts.withdrawTitle(name)}
      confirm={texts.actions.withdraw}
      problem={problem}
      onConfirm={() => onConfirm(words)}
      {...asking}
    >
      <div className="stack">
        <p>
          {isByPhone ? texts.withdrawTextPhone : texts.withdrawText}{' '}
          {next !== undefined && texts.thenNext(nameOf(next, people))}
        </p>
        {!isByPhone && field}
      </div>
    </Question>
  );
}
